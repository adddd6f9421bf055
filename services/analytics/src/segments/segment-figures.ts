import type { Model, PipelineStage } from 'mongoose';
import type { DayFigures } from '../days/day.schema.js';
import type { DaysRepository } from '../days/days.repository.js';
import { ALL, type Dimension, type Figures } from '../days/figures.js';
import { getField } from '../days/names.js';
import type { FigureSource } from '../report/figure-source.js';
import { ROWS } from '../report/tables.js';
import { type Expression, isWithin, type Match, SENT_MESSAGE, type Span } from '../visits/conditions.js';
import type { VisitRecord } from '../visits/visit-record.schema.js';
import { countRepeats, NAME_FIELDS, type NamesOf, namesOfDay, namesOfTables, toKey } from './repeats.js';

/** An hour is known by its day and its number, such as 2026-01-31 14. */
const HOUR_LENGTH = 2;

type Figure = Partial<Figures>;
type Row = Figure & { _id: string };
type Stages = PipelineStage.FacetPipelineStage[];
type Facets = Readonly<Record<string, Stages>>;
type Found = Partial<Record<string, Row[]>>;

const countIf = (condition: unknown): Expression => ({ $sum: { $cond: [condition, 1, 0] } });

const SUMS = {
  visits: { $sum: 1 },
  views: { $sum: '$views' },
  bounces: countIf('$isBounce'),
  seconds: { $sum: '$seconds' },
  conversions: countIf(SENT_MESSAGE),
  /** Only messages sent in a visit belong to a segment. */
  messages: countIf(SENT_MESSAGE),
};
const OF_PAGE = {
  visits: { $sum: 1 },
  views: { $sum: '$pages.views' },
  seconds: { $sum: '$pages.seconds' },
  timedViews: { $sum: '$pages.timedViews' },
  conversions: countIf({ $eq: ['$sentFrom', '$pages.path'] }),
};

const groupBy = (_id: unknown, sums: Readonly<Record<string, Expression>>): Stages => [
  { $group: { _id, ...sums } } as never,
];
const mostBy = (figure: keyof Figures): Stages => [{ $sort: { [figure]: -1, _id: 1 } }, { $limit: ROWS }];

const BY_DAY: Facets = { site: groupBy('$day', SUMS) };
const BY_HOUR: Facets = {
  ...BY_DAY,
  hours: groupBy({ $concat: ['$day', ' ', { $substrBytes: ['$slot', 0, 2] }] }, SUMS),
};

const getTable = (field: string): Stages => [
  { $match: { [field]: { $exists: true } } },
  ...groupBy(`$${field}`, SUMS),
  ...mostBy('visits'),
];
const TABLES: Facets = {
  ...Object.fromEntries(Object.entries(NAME_FIELDS).map(([dimension, field]) => [dimension, getTable(field)])),
  pages: [{ $unwind: '$pages' }, ...groupBy('$pages.path', OF_PAGE), ...mostBy('views')],
  steps: [{ $unwind: '$steps' }, ...groupBy('$steps', { visits: { $sum: 1 } })],
  sent: [{ $match: { sentFrom: { $exists: true } } }, ...groupBy('sent', { visits: { $sum: 1 } })],
};

const byName = (rows: readonly Row[] = []): Record<string, Figure> =>
  Object.fromEntries(rows.map(({ _id, ...figures }) => [getField(_id), figures]));

/**
 * The figures of the kept visits that meet conditions, in the form of the documents of days. Visits are read once for all tables.
 * To group them by visitor too would take four times as long, so only those of visitors with several visits are read again.
 */
export class SegmentFigures implements FigureSource {
  constructor(
    private readonly visits: Model<VisitRecord>,
    private readonly stored: DaysRepository,
    private readonly match: Match,
  ) {}

  async days(span: Span, isByHour: boolean): Promise<DayFigures[]> {
    const [counted, { site = [], hours = [] }] = await Promise.all([
      this.stored.within(span, []),
      this.read(span, isByHour ? BY_HOUR : BY_DAY, namesOfDay),
    ]);
    const days = new Map(site.map(({ _id, ...figures }) => [_id, figures]));
    const slots = Map.groupBy(hours, ({ _id }) => _id.split(' ')[0]);
    return counted.map((day) => ({
      ...day,
      figures: {
        site: { [ALL]: days.get(day._id) ?? {} },
        hours: byName(slots.get(day._id)?.map((row) => ({ ...row, _id: `${row._id.slice(-HOUR_LENGTH)}:00` }))),
      },
    }));
  }

  async tables(span: Span): Promise<Pick<DayFigures, 'figures'>[]> {
    const { sent = [], steps = [], ...tables } = await this.read(span, TABLES, namesOfTables);
    const named = Object.entries(tables).map(([dimension, rows]) => [dimension, byName(rows)]);
    return [{ figures: { ...Object.fromEntries(named), steps: byName([...steps, ...sent]) } }];
  }

  private async read(span: Span, facets: Facets, namesOf: NamesOf): Promise<Found> {
    const match: Match = { $and: [isWithin(span), this.match] };
    const [[found = {}], repeats] = await Promise.all([
      this.visits.aggregate<Found>([{ $match: match }, { $facet: facets }]).allowDiskUse(true),
      countRepeats(this.visits, match, namesOf),
    ]);
    const withVisitors = (dimension: string, row: Row): Row => ({
      ...row,
      visitors: (row.visits ?? 0) - (repeats.get(toKey(dimension as Dimension, row._id)) ?? 0),
    });
    return Object.fromEntries(
      Object.entries(found).map(([dimension, rows = []]) => [
        dimension,
        rows.map((row) => withVisitors(dimension, row)),
      ]),
    );
  }
}
