import { daysLater } from './day.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Position of a time in the studio's calendar. */
export interface Place {
  timeZone: string;
  day: string;
  /** The quarter of an hour since the day began, such as 14:15. */
  slot: string;
}

const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** Creating a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const getFormat = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...PARTS, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
};

/** The studio's local time, interpreted as UTC. */
const toWallTime = (timeMs: number, timeZone: string): number => {
  const parts = getFormat(timeZone).formatToParts(timeMs);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

const dayAt = (timeMs: number, timeZone: string): string =>
  new Date(toWallTime(timeMs, timeZone)).toISOString().slice(0, 10);

/** The first instant of a day: midnight, or the time after it if the clocks skip midnight. */
export const startOfDay = (day: string, timeZone: string): Date => {
  const midnight = Date.parse(day);
  const guesses = [midnight - DAY_MS, midnight + DAY_MS]
    .map((around) => midnight - (toWallTime(around, timeZone) - around))
    .sort((one, other) => one - other);
  return new Date(guesses.find((guess) => dayAt(guess, timeZone) === day) ?? (guesses[1] as number));
};

export const endOfDay = (day: string, timeZone: string): Date => startOfDay(daysLater(day, 1), timeZone);
export const endOfNextDay = (day: string, timeZone: string): Date => endOfDay(daysLater(day, 1), timeZone);

/** 24, or 23 and 25 on days when the clocks change; half an hour counts as one. */
export const getHours = (day: string, timeZone: string): number =>
  Math.ceil((endOfDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime()) / HOUR_MS);

const SLOT_MINUTES = 15;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

const slotAt = (minutes: number): string => {
  const begun = minutes - (minutes % SLOT_MINUTES);
  return `${twoDigits(Math.floor(begun / 60))}:${twoDigits(begun % 60)}`;
};

const findPlace = (timeMs: number, timeZone: string): Place => {
  const day = dayAt(timeMs, timeZone);
  const minutes = Math.floor((timeMs - startOfDay(day, timeZone).getTime()) / MINUTE_MS);
  return { timeZone, day, slot: slotAt(Math.max(0, minutes)) };
};

/** The latest result: most times are of the same minute, and a place lasts at least one. */
let latest: { minute: number; place: Place } | undefined;

export const getPlace = (time: Date, timeZone: string): Place => {
  const minute = Math.floor(time.getTime() / MINUTE_MS);
  if (latest?.minute === minute && latest.place.timeZone === timeZone) return latest.place;
  latest = { minute, place: findPlace(minute * MINUTE_MS, timeZone) };
  return latest.place;
};

/** Minutes from the beginning of the day to the beginning and end of the slot; `14` is a whole hour of an earlier version. */
export const getMinutes = (slot: string): { begin: number; end: number } => {
  const [hours, minutes] = slot.split(':').map(Number);
  const begin = Number(hours) * 60 + (minutes ?? 0);
  return { begin, end: begin + (minutes === undefined ? 60 : SLOT_MINUTES) };
};

/** The instant at which a slot begins. */
export const toInstant = ({ day, slot, timeZone }: Place): Date =>
  new Date(startOfDay(day, timeZone).getTime() + getMinutes(slot).begin * MINUTE_MS);
