import type { Model } from 'mongoose';
import type { Dimension } from '../days/figures.js';
import type { Match } from '../visits/conditions.js';
import type { VisitRecord } from '../visits/visit-record.schema.js';

/** The field of a record for each dimension of which a visit has one name. */
export const NAME_FIELDS = {
  entries: 'entry',
  exits: 'exit',
  sources: 'source',
  campaigns: 'campaign',
  devices: 'device',
  browsers: 'browser',
  systems: 'system',
  countries: 'country',
} as const satisfies Partial<Record<Dimension, keyof VisitRecord>>;

export const toKey = (dimension: Dimension, name: string): string => `${dimension} ${name}`;

/** The names for which a visit is counted, as keys. */
export type NamesOf = (visit: VisitRecord) => string[];

export const namesOfDay: NamesOf = ({ day, slot }) => [
  toKey('site', day),
  toKey('hours', `${day} ${slot.slice(0, 2)}`),
];

export const namesOfTables: NamesOf = (visit) => [
  ...Object.entries(NAME_FIELDS).flatMap(([dimension, field]) => {
    const name = visit[field];
    return name === undefined ? [] : [toKey(dimension as Dimension, name)];
  }),
  ...visit.pages.map(({ path }) => toKey('pages', path)),
];

/** For each name, how many visits are not the first one of their visitor: the other visits are its visitors. */
export const countRepeats = async (
  visits: Model<VisitRecord>,
  match: Match,
  namesOf: NamesOf,
): Promise<ReadonlyMap<string, number>> => {
  const seen = new Set<string>();
  const repeats = new Map<string, number>();
  const several = visits.aggregate<VisitRecord>([{ $match: { $and: [match, { hasSeveral: true }] } }]);
  for await (const visit of several.cursor())
    for (const name of namesOf(visit)) {
      const ofVisitor = `${visit.firstVisit ?? visit._id} ${name}`;
      if (seen.has(ofVisitor)) repeats.set(name, (repeats.get(name) ?? 0) + 1);
      seen.add(ofVisitor);
    }
  return repeats;
};
