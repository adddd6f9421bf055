const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

export const getTime = (at: string): string => TIME.format(Date.parse(at));

/** 'Today', 'Yesterday', or the date, in the reader's time zone. */
export const toDay = (at: string, now = new Date()): string => {
  const moment = new Date(at);
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (moment.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(moment);
};

/** A short relative time: '4 min', '3 h', 'Yesterday', 'May 4'. */
export const formatAgo = (at: string, now = new Date()): string => {
  const passedMs = now.getTime() - Date.parse(at);
  if (passedMs < MINUTE_MS) return 'now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min`;
  if (toDay(at, now) === 'Today') return `${Math.floor(passedMs / HOUR_MS)} h`;
  const day = toDay(at, now);
  return day === 'Yesterday' ? day : new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
};
