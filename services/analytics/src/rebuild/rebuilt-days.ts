import type { Period } from '../counts/period.js';
import { dayBefore, daysLater } from '../days/day.js';

/** Behind every day. */
const OPEN_END = '9999-12-31';

/** The time zones of the world lie within a day; a visitor is followed for the day of the hash and the one after it. */
const EARLIER_DAYS = 3;

const toDay = (time: string): string => time.slice(0, 10);

/** Days from the one that `from` names to the one before that of `to`. */
export const getDays = ({ from, to }: { from: string; to?: string | undefined }): Period => ({
  from: toDay(from),
  to: to === undefined ? OPEN_END : dayBefore(toDay(to)),
});

export const isOpenEnded = ({ to }: Period): boolean => to === OPEN_END;

/** Reading begins here, so that visits that go on into the first day are known. */
export const getReadingStart = ({ from }: Period): string => `${daysLater(from, -EARLIER_DAYS)}T00:00:00.000Z`;

/** The day of the log's oldest event is not rebuilt, because a part of it may be gone. */
export const withoutCutDays = (days: Period, oldestDay: string): Period => {
  const firstWhole = daysLater(oldestDay, 1);
  return firstWhole <= days.from ? days : { ...days, from: firstWhole };
};
