import { toInstant, toWallTime } from '../../dates/dates';

/** A day in the studio's time zone, such as '2027-03-01'. */
export type Day = string;
export type CalendarView = 'month' | 'week';

const DAYS_A_WEEK = 7;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MONTH_LENGTH = 'YYYY-MM'.length;
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

// Days are calculated in UTC, where each has 24 hours.
const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, DAY_LENGTH);

/** A day whose weeks have four digits for their years, too. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
  text < '9999-12' &&
  !Number.isNaN(toDate(text).getTime()) &&
  toDay(toDate(text)) === text;

export const addDays = (day: Day, days: number): Day => {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
};

const startOfMonth = (day: Day, monthsLater = 0): Day => {
  const date = toDate(`${day.slice(0, MONTH_LENGTH)}-01`);
  date.setUTCMonth(date.getUTCMonth() + monthsLater);
  return toDay(date);
};

/** Weeks begin on Sunday. */
const startOfWeek = (day: Day): Day => addDays(day, -toDate(day).getUTCDay());

/** The weeks that the calendar shows around a day; those of a month include days of its neighbors. */
export const getWeeks = (day: Day, view: CalendarView): Day[][] => {
  const first = startOfWeek(view === 'week' ? day : startOfMonth(day));
  const end = view === 'week' ? addDays(first, DAYS_A_WEEK) : startOfMonth(day, 1);
  const weeks: Day[][] = [];
  for (let start = first; start < end; start = addDays(start, DAYS_A_WEEK))
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_none, place) => addDays(start, place)));
  return weeks;
};

export const isInMonth = (day: Day, shown: Day): boolean => day.slice(0, MONTH_LENGTH) === shown.slice(0, MONTH_LENGTH);

/** A day of the next or the previous month or week. */
export const step = (day: Day, view: CalendarView, by: -1 | 1): Day =>
  view === 'week' ? addDays(day, by * DAYS_A_WEEK) : startOfMonth(day, by);

/** The time that the weeks cover, for the API. */
export const rangeOf = (weeks: readonly (readonly Day[])[]): { from: string; before: string } => {
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  return { from: toInstant(`${first}T00:00`), before: toInstant(`${addDays(last, 1)}T00:00`) };
};

/** The same time of day on another day. */
export const onDay = (iso: string, day: Day): string => toInstant(`${day}${toWallTime(iso).slice(DAY_LENGTH)}`);

export const weekdayOf = (day: Day): string => WEEKDAY.format(toDate(day));
export const longDay = (day: Day): string => LONG_DAY.format(toDate(day));
export const titleOf = (day: Day, view: CalendarView): string =>
  view === 'month' ? MONTH.format(toDate(day)) : `Week of ${SHORT_DAY.format(toDate(startOfWeek(day)))}`;
