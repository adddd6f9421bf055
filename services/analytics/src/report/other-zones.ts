import type { AnalyticsReport } from '@atelier/contracts';
import type { DayFigures } from '../days/day.schema.js';

const EARLIER_VERSION = 'UTC';

/** Days that were counted while the studio's clock hung elsewhere, or in UTC by an earlier version: they stay as they are. */
export const otherZonesOf = (days: readonly DayFigures[], timeZone: string): AnalyticsReport['data']['otherZones'] => {
  const others = days.filter((day) => (day.timeZone ?? EARLIER_VERSION) !== timeZone);
  return [...Map.groupBy(others, (day) => day.timeZone ?? EARLIER_VERSION)].map(([zone, ofZone]) => {
    const names = ofZone.map(({ _id }) => _id).toSorted();
    return { timeZone: zone, from: names[0] ?? '', to: names.at(-1) ?? '' };
  });
};
