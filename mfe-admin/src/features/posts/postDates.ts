import { findInstant, getDay } from '../../dates/dates';
import type { Choice } from '../../resource-page/FilterSelect';

const LISTED_MONTHS = 36;
const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAYS = [7, 30, 90];

/** The first day of a month, as midnight in UTC. */
const startOfMonth = (day: string, monthsLater: number): Date => {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1));
};

/** The last days, and the last three years month by month. */
export const getDateChoices = (now: Date): readonly Choice[] => [
  { value: 'all', label: 'Any time' },
  ...DAYS.map((days) => ({ value: `${days}d`, label: `Last ${days} days` })),
  ...Array.from({ length: LISTED_MONTHS }, (_none, back) => startOfMonth(getDay(now), -back)).map((month) => ({
    value: month.toISOString().slice(0, 7),
    label: MONTH_NAME.format(month),
  })),
];

/** The time of a choice in the studio's time zone, as in the archives of the site. */
export const getDateRange = (choice: string, now: Date): { from?: string | undefined; before?: string | undefined } => {
  const days = /^(\d+)d$/.exec(choice)?.[1];
  // From midnight, so that the address of the list stays the same during a day.
  if (days !== undefined) return { from: findInstant(getDay(now), -Number(days)) };
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(choice)) return {};
  const next = startOfMonth(`${choice}-01`, 1).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { from: findInstant(`${choice}-01`), before: findInstant(next) };
};
