import * as z from 'zod';
import { bulkAnswer, bulkIds } from '../http/bulk.js';
import { idOrSlug, searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { CONTENT_KINDS, CONTENT_RESOURCES, KINDS_IN_WORDS } from './content-types.js';
import { BULK_IDS_EXAMPLE } from './examples.js';

/** How long deleted items can be restored. */
export const TRASH_KEPT_DAYS = 30;

export const contentKind = z.enum(CONTENT_KINDS, `Kind must be ${KINDS_IN_WORDS}`);

/** Query of GET /trash. */
export const trashListQuery = z.strictObject({
  ...pageQuery,
  kind: z.union([z.literal('all').transform(() => undefined), contentKind]).optional(),
  search: searchText.optional(),
});
export type TrashListQuery = z.output<typeof trashListQuery>;

/** A trashed item, and when it is permanently deleted. */
export const trashedItem = z
  .object({
    kind: contentKind,
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    /** Whether visitors saw it when it was deleted; if so, restoring makes it visible again. */
    wasPublic: z.boolean(),
    deletedAt: z.string(),
    deletedBy: z.string().nullable(),
    expiresAt: z.string(),
  })
  .meta({ id: 'TrashedItem' });
export type TrashedItem = z.infer<typeof trashedItem>;

export const trashList = z
  .object({ success: z.literal(true), data: z.array(trashedItem), total: z.number().int(), pagination })
  .meta({ id: 'TrashList' });
export type TrashList = z.infer<typeof trashList>;

/** The restored item, and its current address. */
export const trashRestored = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    kind: contentKind,
    id: z.string(),
    slug: z.string(),
    path: z.string(),
    isPublic: z.boolean(),
    version: z.number().int(),
  }),
});

const ONLY_DELETABLE = 'Only of kinds that the caller may delete.';
const parameters = { kind: contentKind, id: idOrSlug };

export const trashOperations = operations('trash', {
  'GET /trash': {
    summary: 'Lists items deleted in the last 30 days, latest first.',
    note: ONLY_DELETABLE,
    access: needs('delete', ...CONTENT_RESOURCES),
    query: trashListQuery,
    answer: trashList,
  },
  'POST /trash/{kind}/{id}/restore': {
    summary: 'Restores an item from the trash.',
    note: 'An item that was public when it was deleted becomes public again; others come back unpublished. 409 if its address is taken.',
    access: needs('delete', ...CONTENT_RESOURCES),
    parameters,
    answer: trashRestored,
    failures: [409],
  },
  'POST /trash/{kind}/restore': {
    summary: 'Restores many items of a kind from the trash, each separately.',
    note: ONLY_DELETABLE,
    access: needs('delete', ...CONTENT_RESOURCES),
    parameters: { kind: contentKind },
    body: bulkIds,
    example: BULK_IDS_EXAMPLE,
    answer: bulkAnswer,
  },
  'DELETE /trash/{kind}/{id}': {
    summary: 'Permanently deletes an item with its history.',
    note: ONLY_DELETABLE,
    access: needs('delete', ...CONTENT_RESOURCES),
    parameters,
    answer: done,
    failures: [409],
  },
});
