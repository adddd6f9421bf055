import { dateFormat, getDay } from '../dates/dates';

const formatDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const formatDayOfYear = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const formatShortDay = dateFormat({ month: 'short', day: 'numeric' });
const formatYear = dateFormat({ year: 'numeric' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'Today', 'Yesterday', or the date, in the studio's time zone. */
export const toDay = (at: string, now = new Date()): string => {
  const days = (Date.parse(getDay(now)) - Date.parse(getDay(at))) / DAY_MS;
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return formatYear(at) === formatYear(now) ? formatDay(at) : formatDayOfYear(at);
};

/** A short relative time: '4 min', '3 h', 'Yesterday', 'May 4'. */
export const formatAgo = (at: string, now = new Date()): string => {
  const passedMs = now.getTime() - Date.parse(at);
  if (passedMs < MINUTE_MS) return 'now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min`;
  if (toDay(at, now) === 'Today') return `${Math.floor(passedMs / HOUR_MS)} h`;
  const day = toDay(at, now);
  return day === 'Yesterday' ? day : formatShortDay(at);
};
