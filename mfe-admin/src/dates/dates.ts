import { toInstant } from '../history/studioTime';

const BROWSER_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const WALL_TIME_LENGTH = 'YYYY-MM-DDThh:mm'.length;

/** Until the studio's settings have arrived, the browser's. */
let timeZone = BROWSER_ZONE;

/** Sets the studio's time zone, in which staff read and enter all dates and times. */
export const setTimeZone = (name = BROWSER_ZONE): void => {
  timeZone = name;
};

/** The instant that a date field or a field of date and time names, ISO 8601 in UTC; undefined if it is incomplete. */
export const getInstant = (value: string, daysLater = 0): string | undefined => {
  const wallTime = new Date(`${value.includes('T') ? value.slice(0, WALL_TIME_LENGTH) : `${value}T00:00`}Z`);
  if (Number.isNaN(wallTime.getTime())) return undefined;
  wallTime.setUTCDate(wallTime.getUTCDate() + daysLater);
  return toInstant(wallTime.toISOString().slice(0, WALL_TIME_LENGTH), timeZone);
};

/** Formats a moment: a date, or one in ISO 8601 or milliseconds. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at: string | number | Date): string => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(new Date(at));
  };
};

/** 'Nov 21, 2026' */
export const formatDate = dateFormat({ dateStyle: 'medium' });
/** '8:00 AM' */
export const formatTime = dateFormat({ timeStyle: 'short' });
/** 'Nov 21, 2026, 8:00 AM' */
export const formatDateTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
/** 'Nov 21, 2026, 8:00:00 AM' */
export const formatSecond = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
