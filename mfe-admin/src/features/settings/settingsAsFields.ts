import type { FieldValues } from '../../resource-page/comparedFields';
import type { SettingsSection } from './settingsForm';

/** Fields with different names on their pages. */
const NAMES: Readonly<Record<string, string>> = {
  social: 'profiles',
  navigation: 'headerLinks',
  columns: 'footerColumns',
  mapUrl: 'map',
  bookingUrl: 'booking',
  projects: 'projectsCompleted',
  satisfactionPercent: 'clientSatisfaction',
  members: 'teamMembers',
  years: 'yearsOfExperience',
  replyHours: 'replyTime',
  isIndexed: 'listedBySearchEngines',
  isAcknowledging: 'acknowledgementIsSent',
  isLogoInk: 'logoInTheTextColor',
  accent: 'accentColor',
  surface: 'surfaceColor',
  displayFace: 'displayTypeface',
  textFace: 'textTypeface',
  displayTypeface: 'uploadedDisplayTypeface',
  textTypeface: 'uploadedTextTypeface',
  retentionMonths: 'monthsUntilMessagesAreErased',
};

/** Formats a list entry as a line, with nested values below. */
const toLine = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { isVisible = true, ...fields } = entry as Record<string, unknown>;
  const values = Object.values(fields);
  const line = values.filter((value) => !Array.isArray(value)).join(': ');
  const below = values.filter(Array.isArray).flatMap((list: unknown[]) => list.map((one) => `– ${toLine(one)}`));
  return [`${line}${isVisible === false ? ' (hidden)' : ''}`, ...below].join('\n');
};

const inWords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toLine);
  if (typeof value === 'object' && value !== null && 'name' in value) return value.name;
  return typeof value === 'number' ? `${value}` : value;
};

const getFields = (section: SettingsSection, value: unknown): [name: string, value: unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [[section, value]];

/** The sections of one page as readable fields, for comparison. */
export const settingsAsFields = (
  settings: Partial<Readonly<Record<SettingsSection, unknown>>>,
  sections: readonly SettingsSection[],
): FieldValues =>
  Object.fromEntries(
    sections
      .filter((section) => section in settings)
      .flatMap((section) => getFields(section, settings[section]))
      .map(([name, value]) => [NAMES[name] ?? name, inWords(value)]),
  );
