import type { Choice } from '../../resource-page/FilterSelect';

const DAY_MS = 24 * 60 * 60 * 1000;
const LISTED_MONTHS = 36;
const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAYS = [7, 30, 90];

const startOfMonth = (moment: Date, monthsLater: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + monthsLater, 1));

/** The last days, and the last three years month by month. */
export const getDateChoices = (now: Date): readonly Choice[] => [
  { value: 'all', label: 'Any time' },
  ...DAYS.map((days) => ({ value: `${days}d`, label: `Last ${days} days` })),
  ...Array.from({ length: LISTED_MONTHS }, (_none, back) => startOfMonth(now, -back)).map((month) => ({
    value: month.toISOString().slice(0, 7),
    label: MONTH_NAME.format(month),
  })),
];

/** The time of a choice; months are those of UTC, as in the archives of the site. */
export const getDateRange = (choice: string, now: Date): { from?: string; before?: string } => {
  const days = /^(\d+)d$/.exec(choice)?.[1];
  if (days !== undefined) {
    // From midnight, so that the address of the list stays the same during a day.
    const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
    return { from: new Date(today - Number(days) * DAY_MS).toISOString() };
  }
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(choice)) return {};
  const month = new Date(`${choice}-01T00:00:00Z`);
  return { from: month.toISOString(), before: startOfMonth(month, 1).toISOString() };
};
