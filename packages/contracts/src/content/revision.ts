import * as z from 'zod';

/** How many revisions of an item are kept: older ones make room for newer ones. */
export const REVISIONS_KEPT = 200;

/**
 * What happened to an item. `recovered` came out of the trash, `restored` is an earlier version again, and `found` is how
 * an item stood when its history began.
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

/** Whoever made a version, by the name they had then; a schedule, a program run by hand and forgotten ones have no ID. */
export const revisionAuthor = z
  .object({ type: z.enum(['staff', 'schedule', 'import']), id: z.string().nullable(), name: z.string().nullable() })
  .meta({ id: 'RevisionAuthor' });
export type RevisionAuthor = z.infer<typeof revisionAuthor>;

/** A version of an item as it stands in the list: without its values. */
export const revisionSummary = z
  .object({
    version: z.number().int(),
    action: revisionAction,
    by: revisionAuthor,
    at: z.string(),
    /** Names of the fields that changed; none for the first. */
    fields: z.array(z.string()),
    /** Which version was restored; null where none was. */
    restoredVersion: z.number().int().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'RevisionSummary' });
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** A version with its values: every field that an editor writes, as an editor would send it. */
export const revision = revisionSummary.extend({ values: z.record(z.string(), z.unknown()) }).meta({ id: 'Revision' });
export type Revision = z.infer<typeof revision>;

/** The number of a version in an address. */
export const revisionVersion = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Version must be a whole number greater than 0')
  .transform(Number);
