import type { Folder, SubmissionExportQuery, SubmissionKind, SubmissionListQuery } from '@atelier/contracts';
import { toQueryTokens } from '@atelier/service-kit';
import { type QueryFilter, type SortOrder, trusted } from 'mongoose';
import type { SubmissionFields, SubmissionIndex } from './submission.schema.js';
import type { SubmissionRecord } from './submission-record.js';

interface SubmissionFilter extends Partial<Pick<SubmissionRecord, 'status' | 'serviceInterest' | 'priority'>> {
  folder: Folder;
  /** A colleague's ID, or null for unassigned submissions. */
  assigneeId?: string | null | undefined;
  kind?: SubmissionKind | undefined;
  search?: string | undefined;
}
type SubmissionOrder = Pick<SubmissionExportQuery, 'sort' | 'order'>;
export type SubmissionSelection = SubmissionFilter & SubmissionOrder;
export type SubmissionPage = SubmissionSelection & Pick<SubmissionListQuery, 'page' | 'limit'>;

/** Messages from before applications existed have no kind. */
const MESSAGES: (SubmissionKind | null)[] = ['message', null];

/**
 * A search sorted by a column other than the date sorts up to this many matches in memory; above that, it walks the column's
 * index.
 */
export const SORTED_IN_MEMORY = 1000;

const SORT_FIELDS: Readonly<Record<SubmissionOrder['sort'], readonly string[]>> = {
  created_at: ['createdAt'],
  updated_at: ['updatedAt'],
  name: ['sortKeys.name'],
  subject: ['sortKeys.subject'],
  email: ['sortKeys.email'],
  status: ['status', 'createdAt'],
};

const INDEX_OF_SORT: Readonly<Record<SubmissionOrder['sort'], SubmissionIndex>> = {
  created_at: 'by_created',
  updated_at: 'by_updated',
  name: 'by_name',
  subject: 'by_subject',
  email: 'by_email',
  status: 'by_status',
};

/** The identifier breaks ties, so that pages neither repeat nor lose items. */
export const getSort = ({ sort, order }: SubmissionOrder): Record<string, SortOrder> => {
  const direction = order === 'ASC' ? 1 : -1;
  return Object.fromEntries([...SORT_FIELDS[sort], '_id'].map((field) => [field, direction]));
};

/** The filter as tally facets. */
export const tallyFilter = ({ folder, status, serviceInterest, priority }: SubmissionFilter) => ({
  folder,
  ...(status === undefined ? {} : { status }),
  ...(serviceInterest === undefined ? {} : { serviceInterest }),
  ...(priority === undefined ? {} : { priority }),
});

/** Every word of the search must be a prefix of a word of the submission. */
export const getFilter = (filter: SubmissionFilter): QueryFilter<SubmissionFields> => {
  const tokens = filter.search ? toQueryTokens(filter.search) : [];
  const { assigneeId, kind } = filter;
  const choices = {
    ...tallyFilter(filter),
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(kind === undefined ? {} : { kind: kind === 'message' ? trusted({ $in: MESSAGES }) : kind }),
  };
  return tokens.length === 0 ? choices : { ...choices, $and: tokens.map((token) => ({ searchTokens: token })) };
};

const indexOfFilter = (filter: SubmissionFilter): SubmissionIndex => {
  const { assigneeId, kind, status, serviceInterest, priority } = filter;
  if (assigneeId !== undefined) return 'by_assignee';
  if (kind !== undefined) return 'by_kind';
  if (status !== undefined) return 'by_status';
  if (serviceInterest !== undefined) return 'by_service';
  return priority === undefined ? 'by_created' : 'by_priority';
};

/** The index for counts without a tally: matches of a search, a colleague's messages, one kind, the trash. */
export const getCountingIndex = ({ search, assigneeId, kind }: SubmissionFilter): SubmissionIndex => {
  if (search) return 'by_token';
  if (assigneeId !== undefined) return 'by_assignee';
  return kind === undefined ? 'by_created' : 'by_kind';
};

/** The index that returns the selection in the requested order. `matches`: the number of search results. */
export const indexOf = (selection: SubmissionSelection, matches: number): SubmissionIndex => {
  const isByDate = selection.sort === 'created_at';
  if (selection.search && (isByDate || matches <= SORTED_IN_MEMORY)) return 'by_token';
  return isByDate ? indexOfFilter(selection) : INDEX_OF_SORT[selection.sort];
};
