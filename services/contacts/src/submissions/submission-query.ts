import type { Folder, SubmissionExportQuery, SubmissionKind, SubmissionListQuery } from '@atelier/contracts';
import { soughtTokens } from '@atelier/service-kit';
import { type QueryFilter, type SortOrder, trusted } from 'mongoose';
import type { SubmissionFields, SubmissionIndex } from './submission.schema.js';
import type { SubmissionRecord } from './submission-record.js';

export interface SubmissionFilter extends Partial<Pick<SubmissionRecord, 'status' | 'serviceInterest' | 'priority'>> {
  folder: Folder;
  /** A colleague's ID, or null for unassigned submissions. */
  assigneeId?: string | null | undefined;
  kind?: SubmissionKind | undefined;
  search?: string | undefined;
}
export type SubmissionOrder = Pick<SubmissionExportQuery, 'sort' | 'order'>;
export type SubmissionSelection = SubmissionFilter & SubmissionOrder;
export type SubmissionPage = SubmissionSelection & Pick<SubmissionListQuery, 'page' | 'limit'>;

/** Messages of the time before applications have no kind. */
const MESSAGES: (SubmissionKind | null)[] = ['message', null];

/** A search in another order than by date sorts this many matches in memory; of more, it walks the column's index. */
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

/** The identifier decides between equals, so that pages neither repeat nor lose anything. */
export const sortOf = ({ sort, order }: SubmissionOrder): Record<string, SortOrder> => {
  const direction = order === 'ASC' ? 1 : -1;
  return Object.fromEntries([...SORT_FIELDS[sort], '_id'].map((field) => [field, direction]));
};

/** What the tally knows of a filter. */
export const tallyFilter = ({ folder, status, serviceInterest, priority }: SubmissionFilter) => ({
  folder,
  ...(status === undefined ? {} : { status }),
  ...(serviceInterest === undefined ? {} : { serviceInterest }),
  ...(priority === undefined ? {} : { priority }),
});

/** A search of signs alone names no word. */
export const matchesNothing = ({ search }: SubmissionFilter): boolean =>
  Boolean(search) && soughtTokens(search ?? '').length === 0;

/** Every word of the search must begin a word of the submission. */
export const filterOf = (filter: SubmissionFilter): QueryFilter<SubmissionFields> => {
  const tokens = filter.search ? soughtTokens(filter.search) : [];
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

/** The index that counts what no tally counts: matches of a search, a colleague's share, one kind, the trash. */
export const countingIndexOf = ({ search, assigneeId, kind }: SubmissionFilter): SubmissionIndex => {
  if (search) return 'by_token';
  if (assigneeId !== undefined) return 'by_assignee';
  return kind === undefined ? 'by_created' : 'by_kind';
};

/** The index that has what is asked for in the order that is asked for. `matches`: how many a search has. */
export const indexOf = (selection: SubmissionSelection, matches: number): SubmissionIndex => {
  const isByDate = selection.sort === 'created_at';
  if (selection.search && (isByDate || matches <= SORTED_IN_MEMORY)) return 'by_token';
  return isByDate ? indexOfFilter(selection) : INDEX_OF_SORT[selection.sort];
};
