import type { AnalyticsSegment } from '@atelier/contracts';
import type { Report } from '../headlineFigures';

/** The conditions as fields of forms and addresses; an empty one is absent. */
export type Conditions = Readonly<Record<keyof AnalyticsSegment, string>>;
export type ConditionName = keyof Conditions;

export const NO_CONDITIONS: Conditions = {
  channel: '',
  source: '',
  campaign: '',
  device: '',
  country: '',
  entry: '',
  path: '',
  goal: '',
  message: '',
};

export const CONDITION_NAMES = Object.keys(NO_CONDITIONS) as ConditionName[];

export const LABELS: Readonly<Record<ConditionName, string>> = {
  channel: 'Channel',
  source: 'Source',
  campaign: 'Campaign',
  device: 'Device',
  country: 'Country',
  entry: 'Entry page',
  path: 'Page seen',
  goal: 'Goal reached',
  message: 'Message',
};

export const CHANNELS = [
  { value: 'direct', label: 'Direct' },
  { value: 'search', label: 'Search' },
  { value: 'social', label: 'Social' },
  { value: 'campaign', label: 'Campaign' },
  { value: 'referral', label: 'Link' },
] as const;

export const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
] as const;

export const MESSAGES = [
  { value: 'sent', label: 'Sent' },
  { value: 'none', label: 'Not sent' },
] as const;

const REGIONS = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'code' });
const isRegion = (code: string): boolean => /^[A-Za-z]{2}$/.test(code);
export const countryLabel = (code: string): string => (isRegion(code) ? (REGIONS.of(code) ?? code) : code);

const CHOICES: Partial<Record<ConditionName, readonly { value: string; label: string }[]>> = {
  channel: CHANNELS,
  device: DEVICES,
  message: MESSAGES,
};

const goalName = (id: string, goals: Report['goals']): string =>
  goals === undefined ? '…' : (goals.find((goal) => goal.id === id)?.name ?? 'unknown');

/** What a condition demands, in words. Names of goals come with the report. */
export const valueWords = (name: ConditionName, value: string, goals?: Report['goals']): string => {
  if (name === 'goal') return goalName(value, goals);
  if (name === 'country') return countryLabel(value);
  return CHOICES[name]?.find((choice) => choice.value === value)?.label ?? value;
};

/** The conditions that are not empty, in order. */
export const filledConditions = (conditions: Partial<Conditions>): [ConditionName, string][] =>
  CONDITION_NAMES.flatMap((name) => (conditions[name] ? [[name, conditions[name]]] : []));

export const conditionsOf = (state: Conditions): Conditions => ({
  ...NO_CONDITIONS,
  ...Object.fromEntries(filledConditions(state)),
});

/** Conditions for the server, which checks them. */
export const toSegment = (conditions: Partial<Conditions>): AnalyticsSegment =>
  Object.fromEntries(filledConditions(conditions)) as AnalyticsSegment;

export const isSameSegment = (one: Partial<Conditions>, other: Partial<Conditions>): boolean =>
  CONDITION_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Such as 'Source: Google, Device: Phone'. */
export const segmentWords = (segment: Partial<Conditions>, goals: Report['goals']): string =>
  filledConditions(segment)
    .map(([name, value]) => `${LABELS[name]}: ${valueWords(name, value, goals)}`)
    .join(', ');
