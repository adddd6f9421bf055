import {
  DEFAULT_STAFF_SETTINGS,
  DEFAULT_STUDIO,
  type EventData,
  getTypefaceAddresses,
  type Studio,
  type StudioPatch,
  type StudioSettings,
  type studioUpdated,
} from '@atelier/contracts';
import type { StudioRecord } from './studio-record.js';

type Sent<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };
const sent = <Fields extends object>(fields: Fields | undefined): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** The settings from startup, used where staff have set nothing. */
export const defaultSettings = ({
  name,
  email,
  retentionMonths,
}: Sent<{ name: string; email: string; retentionMonths: number }>): StudioSettings => {
  const { hasSampleTexts: _followsFromSetup, ...shown } = DEFAULT_STUDIO;
  return {
    ...shown,
    ...DEFAULT_STAFF_SETTINGS,
    details: { ...DEFAULT_STUDIO.details, ...sent({ name, email }) },
    navigation: DEFAULT_STUDIO.navigation.map((link) => ({ ...link, isVisible: true })),
    contacts: { ...DEFAULT_STAFF_SETTINGS.contacts, ...sent({ retentionMonths }) },
  };
};

/** Studios that set up their site before there were holidays do not get those of the sample studio. */
export const withoutHolidays = (settings: StudioSettings): StudioSettings => ({
  ...settings,
  details: { ...settings.details, holidays: [] },
});

/** Applies a change: absent fields stay, lists are replaced. */
export const withChange = (before: StudioSettings, patch: StudioPatch): StudioSettings =>
  ({
    ...before,
    ...sent(patch),
    details: { ...before.details, ...sent(patch.details) },
    footer: { ...before.footer, ...sent(patch.footer) },
    figures: { ...before.figures, ...sent(patch.figures) },
    seo: { ...before.seo, ...sent(patch.seo) },
    mail: { ...before.mail, ...sent(patch.mail) },
    contacts: { ...before.contacts, ...sent(patch.contacts) },
  }) as StudioSettings;

export const toPublic = ({
  mail: _mail,
  contacts: _contacts,
  setup,
  navigation,
  ...facts
}: StudioSettings): Studio => ({
  ...facts,
  hasSampleTexts: setup === 'sample',
  navigation: navigation.filter(({ isVisible }) => isVisible).map(({ label, href }) => ({ label, href })),
});

export const toAnswer = ({ settings, version, updatedAt, updatedBy }: StudioRecord) => ({
  ...settings,
  version,
  updatedAt: updatedAt?.toISOString() ?? null,
  updatedBy,
});

/** Addresses of files: the picture, typefaces, and file links in navigation and footer. */
const getMedia = ({
  seo,
  navigation,
  footer,
  brand,
}: Pick<StudioSettings, 'seo' | 'navigation' | 'footer' | 'brand'>): string[] => {
  const links = [...navigation, ...footer.columns.flatMap((column) => column.links), ...footer.legalLinks];
  const addresses = [seo.shareImage, ...getTypefaceAddresses(brand), ...links.map(({ href }) => href)];
  return [...new Set(addresses.filter((address) => address.includes('/media/')))];
};

export const toSnapshot = (
  { setup: _setup, details, ...settings }: StudioSettings,
  { version, updatedAt }: { version: number; updatedAt: Date },
): EventData<typeof studioUpdated> => {
  const { holidays: _holidays, bookingUrl: _bookingUrl, ...told } = details;
  return { ...settings, details: told, media: getMedia(settings), version, updatedAt: updatedAt.toISOString() };
};
