import * as z from 'zod';
import {
  linkAddress,
  listOf,
  mailAddress,
  optionalText,
  orEmpty,
  requiredText,
  timeZoneName,
  webAddressOf,
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
export type NavigationLink = z.infer<typeof navigationLink>;

/** Who the studio is and how it is reached. */
export const studioDetails = z
  .strictObject({
    name: requiredText('Studio name', 100),
    tagline: optionalText('Tagline', 100),
    email: mailAddress('Email'),
    phone: orEmpty(
      optionalText('Phone', 40).regex(
        /^\+?[\d\s().-]{3,}$/,
        'Phone may only contain digits, spaces, + ( ) . and -, such as +1 (212) 555-0142',
      ),
    ),
    addressLines: listOf(requiredText('Address line', 100), 'Address lines', 5),
    /** Where a map of it is; without it, the address is looked for. */
    mapUrl: orEmpty(webAddressOf('Map address')),
    hours: listOf(
      z.strictObject({ days: requiredText('Days', 60), hours: requiredText('Hours', 60) }),
      'Opening hours',
      7,
    ),
    /** What holds outside the hours. */
    hoursNote: optionalText('Note on opening hours', 200),
    founded: wholeNumber('Founded', FIRST_YEAR, LAST_YEAR).nullable(),
  })
  .meta({ id: 'StudioDetails' });

const socialLink = z.strictObject({ name: requiredText('Network', 40), url: webAddressOf('Profile address') });

export const studioFooter = z
  .strictObject({
    /** Above the e-mail address. */
    invitation: optionalText('Invitation', 120),
    columns: listOf(
      z.strictObject({ title: requiredText('Column title', 40), links: listOf(link, 'Links of a column', 12) }),
      'Columns',
      4,
    ),
    legalLinks: listOf(link, 'Legal links', 8),
    /** After the © sign; empty for the studio's name and tagline. */
    legalLine: optionalText('Legal line', 200),
  })
  .meta({ id: 'StudioFooter' });

/** What every page says in numbers. Projects and members are counted: theirs stand in when the count is not there (HOME-1). */
export const studioFigures = z
  .strictObject({
    projects: wholeNumber('Projects completed', 0, 1_000_000),
    satisfactionPercent: wholeNumber('Client satisfaction', 0, 100),
    members: wholeNumber('Team members', 0, 1_000_000),
    support: requiredText('Support', 20),
    years: wholeNumber('Years of experience', 0, 1000),
    clients: wholeNumber('Clients', 0, 1_000_000),
    readers: requiredText('Readers', 20),
    /** Within how many hours a message is answered. */
    replyHours: wholeNumber('Reply time', 1, 1000),
  })
  .meta({ id: 'StudioFigures' });

export const studioSeo = z
  .strictObject({
    /** Behind each page's title; empty for the studio's name. */
    titleSuffix: optionalText('Title suffix', 60),
    description: requiredText('Description', 300),
    /** For pages without a picture of their own; empty for the cards that are drawn. */
    shareImage: orEmpty(linkAddress('Share image')),
    /** Whether search engines may list the site. */
    isIndexed: z.boolean('Search engines must be true or false'),
  })
  .meta({ id: 'StudioSeo' });

export const studioMail = z
  .strictObject({
    /** Empty for the studio's name. */
    senderName: optionalText('Sender name', 100),
    /** Empty for the address that the installation sends from. */
    senderAddress: orEmpty(mailAddress('Sender address')),
    /** Who hears of new messages; empty for the sender's address. */
    noticeAddress: orEmpty(mailAddress('Address for new messages')),
    isAcknowledging: z.boolean('Acknowledgement must be true or false'),
    acknowledgement: requiredText('Text of the acknowledgement', 2000),
    /** Below every mail; empty for the sender's name and address. */
    signature: optionalText('Signature', 500),
  })
  .meta({ id: 'StudioMail' });

const studioContacts = z.strictObject({
  /** Months until messages are erased; 0 keeps them. */
  retentionMonths: wholeNumber('Months until messages are erased', 0, 120),
});

const publicSections = {
  details: studioDetails,
  social: listOf(socialLink, 'Social links', 12),
  footer: studioFooter,
  figures: studioFigures,
  seo: studioSeo,
  timeZone: timeZoneName,
};

/** All that staff set. */
export const studioSettings = z
  .strictObject({
    ...publicSections,
    navigation: listOf(navigationLink, 'Links of the navigation', 10),
    mail: studioMail,
    contacts: studioContacts,
  })
  .meta({ id: 'StudioSettings' });
export type StudioSettings = z.infer<typeof studioSettings>;

/** Body of PUT /studio/settings: fields not sent stay, lists are replaced. */
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

/** What everybody may know: the settings without mail and messages, and the navigation as it is shown. */
export const studio = z.object({ ...publicSections, navigation: z.array(link) }).meta({ id: 'Studio' });
export type Studio = z.infer<typeof studio>;
