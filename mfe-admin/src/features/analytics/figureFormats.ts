const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const ALIGNED_SHARE = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const WHOLE_SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

export const NOTHING = '–';

export const asShortCount = (value: number): string => SHORT.format(value);
/** For aligned columns. */
export const asAlignedShare = (value: number): string => ALIGNED_SHARE.format(value);
/** The size of a change, without its sign. */
export const asChange = (value: number): string => WHOLE_SHARE.format(Math.abs(value));

/** Seconds as `1m 05s`. */
export const asDuration = (seconds: number): string => {
  const whole = Math.round(seconds);
  const rest = whole % 60;
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${String(rest).padStart(2, '0')}s`;
};

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const isHour = (at: string): boolean => at.includes('T');
const hourIn = (timeZone: string) => new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone });
const hourOfDayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    timeZone,
    timeZoneName: 'short',
  });
const timeIn = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/** Formats a day such as 2026-01-31, in any time zone. */
export const asDate = (day: string): string => DATE.format(new Date(day));
export const asSpan = ({ from, to }: { from: string; to: string }): string =>
  from === to ? asDate(from) : `${asDate(from)} to ${asDate(to)}`;
/** The time at an instant in the studio's time zone. */
export const asTime = (iso: string, timeZone: string): string => timeIn(timeZone).format(new Date(iso));
/** For the axis of the chart. */
export const asTick = (at: string, timeZone: string): string =>
  (isHour(at) ? hourIn(timeZone) : DAY).format(new Date(at));
/** The full date and time; hours include the offset, because an hour may occur twice. */
export const asMoment = (at: string, timeZone: string): string =>
  (isHour(at) ? hourOfDayIn(timeZone) : WEEKDAY).format(new Date(at));
/** `New York` for America/New_York. */
export const asPlace = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
