import type { ActivityExportQuery, Resource } from '@atelier/contracts';
import { toQueryTokens } from '@atelier/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import type { ActivityFields } from './activity.schema.js';

export type ActivityFilter = Omit<ActivityExportQuery, 'format' | 'resource'> & {
  /** Only entries of these. */
  resources: readonly Resource[];
  /** Entries older than this one. */
  before?: string | undefined;
};

/** The smallest identifier at a time, which is in the first 48 bits (RFC 9562, 5.7). */
const getFirstId = (moment: string): string => {
  const hex = Date.parse(moment).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

const idBounds = ({ before, from, to }: ActivityFilter): QueryFilter<ActivityFields>[] => [
  ...(before === undefined ? [] : [{ _id: trusted({ $lt: before }) }]),
  ...(from === undefined ? [] : [{ _id: trusted({ $gte: getFirstId(from) }) }]),
  ...(to === undefined ? [] : [{ _id: trusted({ $lt: getFirstId(to) }) }]),
];

export const getFilter = (filter: ActivityFilter): QueryFilter<ActivityFields> => {
  const { resources, actor, action, item, search } = filter;
  const tokens = search ? toQueryTokens(search) : [];
  return {
    resource: trusted({ $in: [...resources] }),
    ...(actor === undefined ? {} : { 'actor.id': actor }),
    ...(action === undefined ? {} : { action }),
    ...(item === undefined ? {} : { 'item.id': item }),
    ...(tokens.length === 0 ? {} : { titleTokens: trusted({ $all: tokens }) }),
    $and: [{}, ...idBounds(filter)],
  };
};
