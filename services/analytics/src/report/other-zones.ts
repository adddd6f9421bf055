import type { AnalyticsReport } from '@atelier/contracts';
import type { DayFigures } from '../days/day.schema.js';

const EARLIER_VERSION = 'UTC';

/** Days counted in another time zone, or in UTC by an earlier version; they are not converted. */
export const getOtherZones = (days: readonly DayFigures[], timeZone: string): AnalyticsReport['data']['otherZones'] => {
  const others = days.filter((day) => (day.timeZone ?? EARLIER_VERSION) !== timeZone);
  return [...Map.groupBy(others, (day) => day.timeZone ?? EARLIER_VERSION)].map(([zone, ofZone]) => {
    const names = ofZone.map(({ _id }) => _id).toSorted();
    return { timeZone: zone, from: names[0] ?? '', to: names.at(-1) ?? '' };
  });
};
