const COUNT = new Intl.NumberFormat('en-US');
const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const WHOLE_SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

export const NOTHING = '–';

export const asCount = (value: number): string => COUNT.format(value);
export const asShortCount = (value: number): string => SHORT.format(value);
export const asShare = (value: number): string => SHARE.format(value);
/** Of a change: its size alone. */
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
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

const isHour = (at: string): boolean => at.includes('T');

export const asDate = (day: string): string => DATE.format(new Date(day));
/** Below the chart. */
export const asTick = (at: string): string => (isHour(at) ? HOUR : DAY).format(new Date(at));
/** In full, for who looks at one point. */
export const asMoment = (at: string): string =>
  isHour(at) ? `${DAY.format(new Date(at))}, ${HOUR.format(new Date(at))} UTC` : WEEKDAY.format(new Date(at));
