import type { Period } from '../counts/period.js';
import { daysLater } from '../days/day.js';
import type { Place } from '../days/studio-day.js';

const SUNDAY = 7;
/** Mails with the summary follow at once, and nobody reads them at night. */
const MONDAY_FROM_SLOT = '08:00';

/** From Monday, 1, to Sunday, 7. */
const getWeekday = (day: string): number => new Date(day).getUTCDay() || SUNDAY;

/** The last week that is over, from Monday to Sunday; undefined on a Monday until eight o'clock. */
export const findDueWeek = ({ day, slot }: Pick<Place, 'day' | 'slot'>): Period | undefined => {
  const weekday = getWeekday(day);
  if (weekday === 1 && slot < MONDAY_FROM_SLOT) return undefined;
  const to = daysLater(day, -weekday);
  return { from: daysLater(to, 1 - SUNDAY), to };
};
