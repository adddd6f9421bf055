import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { CONTENT_RESOURCES } from './content-types.js';
import { contentKind } from './trash-http.js';

/** A draft revision: editor values that are not published in the item yet. */
export const draftRevision = z
  .object({
    id: z.string(),
    /** The item's ID; `postId` is its older name. */
    itemId: z.string(),
    postId: z.string(),
    values: z.record(z.string(), z.unknown()),
    /** 0 for an item that has not been created yet. */
    basedOnVersion: z.number().int(),
    savedAt: z.string(),
    savedBy: z.string(),
    /** Null for drafts that were saved before this was recorded, and for working copies. */
    savedById: z.string().nullable(),
    browser: z.string().nullable(),
    /** The item's only working copy, which belongs to everyone who may edit the item. */
    isWorkingCopy: z.boolean(),
  })
  .meta({ id: 'DraftRevision' });
export type DraftRevision = z.infer<typeof draftRevision>;

/** The ID of a draft revision in an address. */
export const draftRevisionId = z.string().regex(/^[0-9a-f]{24}$/, 'Draft must be the ID of a draft revision');

/** The ID of an item. The editor of a new item chooses one for its drafts. */
export const draftItemId = z.string().regex(/^[0-9a-f]{24}$/, 'ID must be the ID of an item');

export const draftRevisionAnswer = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: draftRevision.nullable(),
});

const draftRevisionList = z.object({ success: z.literal(true), data: z.array(draftRevision) });

const itemDraftsAnswer = z.object({
  success: z.literal(true),
  data: z
    .object({ workingCopy: draftRevision.nullable(), autoSaved: draftRevision.nullable() })
    .meta({ id: 'ItemDrafts' }),
});
export type ItemDrafts = z.infer<typeof itemDraftsAnswer>['data'];

const text = (label: string, max: number) => z.string().max(max, `${label} must be at most ${max} characters`);

/** Body of PUT /drafts/{kind}/{id}: the fields of an editor, possibly incomplete or invalid. */
export const draftInput = z
  .strictObject({
    values: z.record(z.string().max(60), z.unknown(), { error: 'Values must be the fields of an item' }),
    /** Identifies the browser. A person has one automatic draft per browser. */
    browser: text('Browser', 64).optional(),
    /** Saves the item's working copy instead of an automatic draft. */
    isWorkingCopy: z.boolean().optional(),
    /** When the working copy that the editor shows was saved, or null if it shows none. 409 if there is another one. */
    replaces: z.iso.datetime({ error: 'Must be an ISO 8601 date and time' }).nullable().optional(),
  })
  .meta({ id: 'DraftInput' });
export type DraftInput = z.output<typeof draftInput>;

/** Query of DELETE /drafts/{kind}/{id}/{draft}. */
export const draftDiscard = z.strictObject({
  /** When the draft that the caller has seen was saved; 409 if it was saved again. */
  savedAt: z.iso.datetime({ error: 'Must be an ISO 8601 date and time' }).optional(),
  /** Whether the item has just been published with what the draft said, perhaps with corrections. */
  published: z.enum(['true', 'false']).optional(),
});
export type DraftDiscard = z.output<typeof draftDiscard>;

const access = needs('write', ...CONTENT_RESOURCES);
const ofItem = { kind: contentKind, id: draftItemId };

export const draftOperations = operations('drafts', {
  'GET /drafts/{kind}': {
    summary: 'The caller’s drafts of items that have not been created yet, latest first.',
    note: 'Needs write on the kind, like the other calls for drafts.',
    access,
    parameters: { kind: contentKind },
    answer: draftRevisionList,
  },
  'GET /drafts/{kind}/{id}': {
    summary: 'The item’s working copy, and the automatic draft to offer to the caller.',
    note: 'Another person’s automatic draft is offered until the item changes or the caller dismisses the draft.',
    access,
    parameters: ofItem,
    answer: itemDraftsAnswer,
  },
  'PUT /drafts/{kind}/{id}': {
    summary: 'Saves a draft of an item, which may not exist yet. The item itself does not change.',
    note: 'An automatic draft is kept for 30 days, one per person and browser. A working copy belongs to the item and is kept until it is published or discarded; if it equals the item, the answer is null.',
    access,
    parameters: ofItem,
    body: draftInput,
    example: { values: { title: 'Three screens', content: '<p>Nobody reads' }, isWorkingCopy: true },
    answer: draftRevisionAnswer,
    failures: [404, 409],
  },
  'DELETE /drafts/{kind}/{id}/{draft}': {
    summary:
      'Discards the caller’s own draft or the item’s working copy. Another person’s draft is dismissed for the caller.',
    note: 'A dismissed draft is offered again when its author continues to write. With `savedAt`, a working copy that somebody has saved since is kept, and the answer is 409. Discarding the working copy of a live item ends its review; `published=true` counts as approval.',
    access,
    parameters: { ...ofItem, draft: draftRevisionId },
    query: draftDiscard,
    answer: done,
    failures: [404, 409],
  },
});
