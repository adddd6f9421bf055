/** Until the studio's settings have arrived, the browser's. */
let timeZone: string | undefined;

/** Sets the studio's time zone, in which staff read all dates and times. */
export const setTimeZone = (name: string | undefined): void => {
  timeZone = name;
};

/** Formats a moment: a date, or one in ISO 8601 or milliseconds. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
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
