const BROWSER_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const WALL_TIME_LENGTH = 'YYYY-MM-DDThh:mm'.length;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Later ones could have five digits in another time zone. */
const LAST_YEAR = 9998;

/** Until the studio's settings have arrived, the browser's. */
let studioZone = BROWSER_ZONE;

/** Sets the studio's time zone, in which staff read and enter all dates and times. */
export const setTimeZone = (name = BROWSER_ZONE): void => {
  studioZone = name;
};

export const getTimeZone = (): string => studioZone;

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** The date and time that clocks in a time zone show: '2027-03-01T09:00', the format of a datetime-local field. */
export const toWallTime = (at: string | number | Date, timeZone = studioZone): string => {
  // Not a language that people read: its digits are parsed.
  const format = new Intl.DateTimeFormat('en', { ...PARTS, hourCycle: 'h23', timeZone });
  const part = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  // Four digits also for the years that a field passes while one is typed.
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
};

/** The day of a moment in a time zone: '2027-03-01' */
export const getDay = (at: string | number | Date, timeZone = studioZone): string =>
  toWallTime(at, timeZone).slice(0, DAY_LENGTH);

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);

/**
 * The instant of a time in a time zone, ISO 8601 in UTC. A time skipped by a clock change becomes the one an hour
 * later; for a repeated time, the first one counts.
 */
export const toInstant = (wallTime: string, timeZone = studioZone): string => {
  const wall = asUtc(wallTime);
  const offsetAt = (instantMs: number) => asUtc(toWallTime(instantMs, timeZone)) - instantMs;
  const guesses = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)].sort((one, other) => one - other);
  const exact = guesses.find((guess) => asUtc(toWallTime(guess, timeZone)) === wall);
  return new Date(exact ?? (guesses[1] as number)).toISOString();
};

/** The instant that a date field or a field of date and time names, ISO 8601 in UTC; undefined if it names none. */
export const findInstant = (value: string, daysLater = 0): string | undefined => {
  const wallTime = new Date(`${value.includes('T') ? value.slice(0, WALL_TIME_LENGTH) : `${value}T00:00`}Z`);
  wallTime.setUTCDate(wallTime.getUTCDate() + daysLater);
  const year = wallTime.getUTCFullYear();
  if (!(year >= 0 && year <= LAST_YEAR)) return undefined;
  return toInstant(wallTime.toISOString().slice(0, WALL_TIME_LENGTH));
};

/** Formats a moment: a date, or one in ISO 8601 or milliseconds. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at: string | number | Date): string => {
    const format = formats.get(studioZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: studioZone });
    formats.set(studioZone, format);
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
/** 'Nov 21, 2026, 8:00 AM EST', for times that staff enter. */
export const formatZonedTime = dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
