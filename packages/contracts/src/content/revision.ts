import * as z from 'zod';

/** The number of revisions kept per item; the oldest are deleted. */
export const REVISIONS_KEPT = 200;

/**
 * Actions on an item. `recovered`: restored from the trash; `restored`: an earlier version became current again; `found`: the
 * state of the item when its history began.
 */
export const REVISION_ACTIONS = [
  'created',
  'updated',
  'published',
  'unpublished',
  'scheduled',
  'deleted',
  'recovered',
  'restored',
  'found',
] as const;
export const revisionAction = z.enum(REVISION_ACTIONS);
export type RevisionAction = z.infer<typeof revisionAction>;

/**
 * The author of a version, under their name at that time; a schedule, a manually run program and unknown authors have no ID.
 */
export const revisionAuthor = z
  .object({ type: z.enum(['staff', 'schedule', 'import']), id: z.string().nullable(), name: z.string().nullable() })
  .meta({ id: 'RevisionAuthor' });
export type RevisionAuthor = z.infer<typeof revisionAuthor>;

/** A version of an item in a list, without its values. */
export const revisionSummary = z
  .object({
    version: z.number().int(),
    action: revisionAction,
    by: revisionAuthor,
    at: z.string(),
    /** Names of the changed fields; empty for the first version. */
    fields: z.array(z.string()),
    /** The restored version, or null. */
    restoredVersion: z.number().int().nullable(),
    isCurrent: z.boolean(),
    /** Whether it was published, so that GET /events/receipts tells what followed. */
    isPublished: z.boolean().optional(),
    /** Whether the media library made it, because a picture or document in it was replaced. */
    isByMedia: z.boolean().optional(),
  })
  .meta({ id: 'RevisionSummary' });
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** A version with its values: every editor field, in the editor's format. */
export const revision = revisionSummary.extend({ values: z.record(z.string(), z.unknown()) }).meta({ id: 'Revision' });
export type Revision = z.infer<typeof revision>;

/** The number of a version in an address. */
export const revisionVersion = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Version must be a whole number greater than 0')
  .transform(Number);
