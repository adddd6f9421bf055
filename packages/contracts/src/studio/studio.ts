import * as z from 'zod';
import { studioBrand } from './brand.js';
import {
  getWebAddress,
  linkAddress,
  mailAddress,
  optionalText,
  orEmpty,
  requiredText,
  timeZoneName,
  toList,
  wholeNumber,
} from './studio-rules.js';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

const link = z
  .strictObject({ label: requiredText('Link label', 40), href: linkAddress('Link address') })
  .meta({ id: 'StudioLink' });
export type StudioLink = z.infer<typeof link>;

const navigationLink = link
  .extend({ isVisible: z.boolean('Visible must be true or false') })
  .meta({ id: 'StudioNavigationLink' });

/** The studio's name and contact details. */
export const studioDetails = z
  .strictObject({
    name: requiredText('Studio name', 100),
    tagline: optionalText('Tagline', 100),
    /** One or two sentences about what the studio does, at the top of the home page. */
    introduction: optionalText('Introduction', 300),
    email: mailAddress('Email'),
    phone: orEmpty(
      optionalText('Phone', 40).regex(
        /^\+?[\d\s().-]{3,}$/,
        'Phone may only contain digits, spaces, + ( ) . and -, such as +1 (212) 555-0142',
      ),
    ),
    addressLines: toList(requiredText('Address line', 100), 'Address lines', 5),
    /** Link to a map; by default, a search for the address. */
    mapUrl: orEmpty(getWebAddress('Map address')),
    hours: toList(
      z.strictObject({ days: requiredText('Days', 60), hours: requiredText('Hours', 60) }),
      'Opening hours',
      7,
    ),
    /** Note on availability outside opening hours. */
    hoursNote: optionalText('Note on opening hours', 200),
    /** Days on which the studio is closed, whatever its hours; the date in words, because it may move from year to year. */
    holidays: toList(
      z.strictObject({ name: requiredText('Holiday', 60), date: requiredText('Date of the holiday', 80) }),
      'Holidays',
      20,
    ),
    /** Where visitors choose a time for a call; without it, no page offers one. */
    bookingUrl: orEmpty(getWebAddress('Booking address')),
    founded: wholeNumber('Founded', FIRST_YEAR, LAST_YEAR).nullable(),
  })
  .meta({ id: 'StudioDetails' });

const socialLink = z.strictObject({ name: requiredText('Network', 40), url: getWebAddress('Profile address') });

export const studioFooter = z
  .strictObject({
    /** Text above the e-mail address. */
    invitation: optionalText('Invitation', 120),
    columns: toList(
      z.strictObject({ title: requiredText('Column title', 40), links: toList(link, 'Links of a column', 12) }),
      'Columns',
      4,
    ),
    legalLinks: toList(link, 'Legal links', 8),
    /** Text after the © sign; empty means the studio's name and tagline. */
    legalLine: optionalText('Legal line', 200),
  })
  .meta({ id: 'StudioFooter' });

/** Figures on every page. Projects and members are counted; theirs are used if the count is unavailable (HOME-1). */
export const studioFigures = z
  .strictObject({
    projects: wholeNumber('Projects completed', 0, 1_000_000),
    satisfactionPercent: wholeNumber('Client satisfaction', 0, 100),
    members: wholeNumber('Team members', 0, 1_000_000),
    /** Not shown if '0', as numbers are not if they are 0. */
    support: requiredText('Support', 20),
    years: wholeNumber('Years of experience', 0, 1000),
    clients: wholeNumber('Clients', 0, 1_000_000),
    readers: optionalText('Readers', 20),
    /** Maximum time to answer a message, in hours. */
    replyHours: wholeNumber('Reply time', 1, 1000),
  })
  .meta({ id: 'StudioFigures' });

export const studioSeo = z
  .strictObject({
    /** Appended to each page's title; empty means the studio's name. */
    titleSuffix: optionalText('Title suffix', 60),
    description: requiredText('Description', 300),
    /** For pages without their own picture; empty means the generated cards. */
    shareImage: orEmpty(linkAddress('Share image')),
    /** Whether search engines may list the site. */
    isIndexed: z.boolean('Search engines must be true or false'),
  })
  .meta({ id: 'StudioSeo' });

export const studioMail = z
  .strictObject({
    /** Empty means the studio's name. */
    senderName: optionalText('Sender name', 100),
    /** Empty means the installation's sender address. */
    senderAddress: orEmpty(mailAddress('Sender address')),
    /** Receiver of notices about new messages; empty means the sender's address. */
    noticeAddress: orEmpty(mailAddress('Address for new messages')),
    isAcknowledging: z.boolean('Acknowledgement must be true or false'),
    acknowledgement: requiredText('Text of the acknowledgement', 2000),
    /** Text below every mail; empty means the sender's name and address. */
    signature: optionalText('Signature', 500),
  })
  .meta({ id: 'StudioMail' });

const studioContacts = z.strictObject({
  /** Months until messages are erased; 0 keeps them. */
  retentionMonths: wholeNumber('Months until messages are erased', 0, 120),
});

const publicSections = {
  details: studioDetails,
  social: toList(socialLink, 'Social links', 12),
  footer: studioFooter,
  figures: studioFigures,
  seo: studioSeo,
  brand: studioBrand,
  timeZone: timeZoneName,
};

/** `sample`: begun with sample content, whose texts the pages show; `due` and `done`: begun without, and how far it is. */
export const SETUP_STATES = ['sample', 'due', 'done'] as const;

/** All settings that staff can change. */
export const studioSettings = z
  .strictObject({
    ...publicSections,
    navigation: toList(navigationLink, 'Links of the navigation', 10),
    mail: studioMail,
    contacts: studioContacts,
    /** How the installation began, and whether somebody has set it up. */
    setup: z.enum(SETUP_STATES, 'Setup must be sample, due or done'),
  })
  .meta({ id: 'StudioSettings' });
export type StudioSettings = z.infer<typeof studioSettings>;

/** Body of PUT /studio/settings: absent fields stay, lists and the brand are replaced. */
export const studioPatch = studioSettings
  .extend({
    details: studioDetails.partial(),
    footer: studioFooter.partial(),
    figures: studioFigures.partial(),
    seo: studioSeo.partial(),
    mail: studioMail.partial(),
  })
  .partial()
  .meta({ id: 'StudioPatch' });
export type StudioPatch = z.infer<typeof studioPatch>;

/** The public settings: all except mail and messages, with the navigation as shown. */
export const studio = z
  .object({
    ...publicSections,
    navigation: z.array(link),
    /** Whether pages show the sample studio's own texts; false if the installation began without sample content. */
    hasSampleTexts: z.boolean(),
  })
  .meta({ id: 'Studio' });
export type Studio = z.infer<typeof studio>;
