import type { DayFigures } from '../days/day.schema.js';
import type { Span } from '../visits/conditions.js';

/** Where a report gets its figures from: the whole site, or a segment of its visits. */
export interface FigureSource {
  /** Figures of days that have some, in order, with those of hours on request. A day with an `until` counts up to it. */
  days(span: Span, isByHour: boolean): Promise<DayFigures[]>;
  /** Documents that add up to the tables of a period. */
  tables(span: Span, today: string): Promise<Pick<DayFigures, 'figures'>[]>;
}
