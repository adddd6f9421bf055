import type { AnalyticsQuery } from '@atelier/contracts';

/** What the address says of the report that is shown. */
export interface AnalyticsState extends Readonly<Record<string, string>> {
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly compare: string;
  readonly path: string;
  readonly source: string;
  readonly metric: string;
  readonly page: string;
}

export const DEFAULTS: AnalyticsState = {
  period: '30',
  from: '',
  to: '',
  compare: 'previous',
  path: '',
  source: '',
  metric: 'visitors',
  page: '1',
};

export const PERIODS = [
  { value: 'today', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: 'custom', label: 'Custom' },
] as const;

export const COMPARISONS = [
  { value: 'none', label: 'Nothing' },
  { value: 'previous', label: 'Previous period' },
  { value: 'year', label: 'Year before' },
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** As many days as the server tells of at once. */
export const MAX_DAYS = 366;

/** Why chosen days make no period; undefined where they do. */
export const findRefusal = (from: string, to: string): string | undefined => {
  if (!DAY.test(from) || !DAY.test(to)) return 'Choose a start and an end date.';
  if (from > to) return 'The end date must not be before the start date.';
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS) return `Choose at most ${MAX_DAYS} days.`;
  return undefined;
};

/** What the state asks for: the days that were chosen, or as many up to the studio's today, which the server knows. */
const getPeriod = ({ period, from, to }: AnalyticsState): Pick<AnalyticsQuery, 'from' | 'to' | 'days'> => {
  if (period === 'custom' && findRefusal(from, to) === undefined) return { from, to };
  if (period === 'today') return { days: 1 };
  return { days: PERIODS.some(({ value }) => value === period) && Number(period) ? Number(period) : DEFAULT_DAYS };
};

export const toQuery = (state: AnalyticsState): AnalyticsQuery => {
  const compare = COMPARISONS.find(({ value }) => value === state.compare)?.value ?? 'previous';
  return {
    ...getPeriod(state),
    ...(compare === 'none' ? {} : { compare }),
    ...(state.path === '' ? {} : { path: state.path }),
    ...(state.source === '' || state.path !== '' ? {} : { source: state.source }),
  };
};
