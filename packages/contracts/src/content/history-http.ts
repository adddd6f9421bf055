import * as z from 'zod';
import type { Resource } from '../auth/permissions.js';
import { dateInput, renamingAliases } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { versioned } from '../http/version.js';
import type { ContentPath } from './content-types.js';
import { revision, revisionSummary, revisionVersion } from './revision.js';

/** Query of GET /{path}/{id}/revisions. */
export const revisionListQuery = z.strictObject(pageQuery);
export type RevisionListQuery = z.output<typeof revisionListQuery>;

export const revisionList = z
  .object({ success: z.literal(true), data: z.array(revisionSummary), total: z.number().int(), pagination })
  .meta({ id: 'RevisionList' });
export type RevisionList = z.infer<typeof revisionList>;

export const revisionAnswer = z.object({ success: z.literal(true), data: revision });

/** Body of PUT /{path}/{id}/schedule: absent times stay, and null removes a time. */
export const contentSchedule = z.preprocess(
  renamingAliases({ publish_at: 'publishAt', unpublish_at: 'unpublishAt' }),
  z
    .strictObject({ publishAt: dateInput.nullable().optional(), unpublishAt: dateInput.nullable().optional() })
    .refine(({ publishAt, unpublishAt }) => publishAt !== undefined || unpublishAt !== undefined, {
      path: ['publishAt'],
      message: 'Publish or unpublish date is required',
    })
    .meta({ id: 'ContentScheduleInput' }),
);
export type ContentSchedule = z.output<typeof contentSchedule>;

const SCHEDULE_EXAMPLE = { publishAt: '2027-03-01T08:00:00.000Z', unpublishAt: '2027-04-01T08:00:00.000Z' };

const tables = <Item extends z.ZodType>(resource: Resource, item: Item) => ({
  list: {
    summary: 'Versions of an item, latest first, with the changed fields of each.',
    access: needs('read', resource),
    query: revisionListQuery,
    answer: revisionList,
  },
  one: {
    summary: 'Returns a version of an item with its values.',
    access: needs('read', resource),
    parameters: { version: revisionVersion },
    answer: revisionAnswer,
  },
  restore: {
    summary: 'Restores the values of an earlier version as a new version of the item.',
    note: 'The visibility of the item does not change. The answer lists pictures that no longer exist. 409 also if its address is taken.',
    access: needs('write', resource),
    parameters: { version: revisionVersion },
    answer: z.object({ success: z.literal(true), message: z.string(), data: item, missingMedia: z.array(z.string()) }),
    ...versioned,
  },
  schedule: {
    summary: 'Schedules when an item is published and unpublished; null removes a time.',
    note: 'Each takes effect once, even if no process ran at that time. Unpublish must be after publish.',
    access: needs('write', resource),
    body: contentSchedule,
    example: SCHEDULE_EXAMPLE,
    answer: z.object({ success: z.literal(true), message: z.string(), data: item }),
    ...versioned,
  },
});

type Tables<Item extends z.ZodType> = ReturnType<typeof tables<Item>>;
type HistoryTable<Path extends ContentPath, Item extends z.ZodType> = Record<
  `GET /${Path}/{id}/revisions`,
  Tables<Item>['list']
> &
  Record<`GET /${Path}/{id}/revisions/{version}`, Tables<Item>['one']> &
  Record<`POST /${Path}/{id}/revisions/{version}/restore`, Tables<Item>['restore']> &
  Record<`PUT /${Path}/{id}/schedule`, Tables<Item>['schedule']>;

/** The history and schedule calls, which every kind of content has. */
export const getHistory = <Path extends ContentPath, Item extends z.ZodType>(
  path: Path,
  ...kind: Parameters<typeof tables<Item>>
) => {
  const { list, one, restore, schedule } = tables(...kind);
  return operations(path, {
    [`GET /${path}/{id}/revisions`]: list,
    [`GET /${path}/{id}/revisions/{version}`]: one,
    [`POST /${path}/{id}/revisions/{version}/restore`]: restore,
    [`PUT /${path}/{id}/schedule`]: schedule,
  } as HistoryTable<Path, Item>);
};
