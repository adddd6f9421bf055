import type { AnalyticsQuery } from '@atelier/contracts';
import { type Conditions, conditionsOf, NO_CONDITIONS, toSegment } from './segments/conditions';

/** The state of the report in the address. */
export interface AnalyticsState extends Conditions, Readonly<Record<string, string>> {
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly compare: string;
  readonly metric: string;
  readonly page: string;
}

export const DEFAULTS: AnalyticsState = {
  period: '30',
  from: '',
  to: '',
  compare: 'previous',
  ...NO_CONDITIONS,
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
/** The longest period that the server answers. */
export const MAX_DAYS = 366;

/** Why the chosen days are not a valid period; undefined if they are. */
export const findRefusal = (from: string, to: string): string | undefined => {
  if (!DAY.test(from) || !DAY.test(to)) return 'Choose a start and an end date.';
  if (from > to) return 'The end date must not be before the start date.';
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS) return `Choose at most ${MAX_DAYS} days.`;
  return undefined;
};

/** The requested period: the chosen days, or a number of days up to the studio's today, which the server knows. */
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
    ...toSegment(conditionsOf(state)),
  };
};
