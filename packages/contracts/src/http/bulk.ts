import * as z from 'zod';
import { fieldIssue } from './failure.js';

export const BULK_MAX_ITEMS = 100;
const tooMany = `Bulk calls take at most ${BULK_MAX_ITEMS} items`;

const UPDATES_REQUIRED = 'Updates array is required and must not be empty';
const IDS_REQUIRED = 'IDs array is required and must not be empty';

const isMissing = (id: unknown): boolean => typeof id !== 'string' || id.trim() === '';

/** Fields next to `id` and `expectedVersion` count as data. */
const getData = ({ id: _id, expectedVersion: _version, data, ...beside }: Record<string, unknown>): unknown =>
  typeof data === 'object' && data !== null ? { ...beside, ...data } : beside;

/** What `If-Match` is to a single call: the version that the change of an item is based on. */
const expectedVersion = z.int('Expected version must be a whole number').min(1).optional();

const bulkItem = z.looseObject({ id: z.unknown().optional(), expectedVersion });

/** Body of PATCH /…/bulk. The data of each item is checked separately, so that one bad item does not stop the others. */
export const bulkUpdate = z
  .strictObject({
    updates: z.array(bulkItem, UPDATES_REQUIRED).min(1, UPDATES_REQUIRED).max(BULK_MAX_ITEMS, tooMany),
  })
  .superRefine(({ updates }, context) => {
    updates.forEach(({ id }, index) => {
      if (isMissing(id))
        context.addIssue({
          code: 'custom',
          path: ['updates', index, 'id'],
          message: `Update at index ${index} is missing ID`,
        });
    });
  })
  .transform(({ updates }) =>
    updates.map((update) => ({
      id: String(update.id).trim(),
      expectedVersion: update.expectedVersion,
      data: getData(update),
    })),
  );
export type BulkUpdate = z.output<typeof bulkUpdate>;

const bulkReference = z.union([
  z.string().transform((id) => ({ id, expectedVersion: undefined })),
  z.strictObject({ id: z.string(), expectedVersion }),
]);

/** Body of DELETE /…/bulk: IDs, each alone or as `{ id, expectedVersion }`. */
export const bulkIds = z
  .strictObject({ ids: z.array(z.unknown(), IDS_REQUIRED).min(1, IDS_REQUIRED).max(BULK_MAX_ITEMS, tooMany) })
  .transform(({ ids }, context) =>
    ids.flatMap((given, index) => {
      const { data } = bulkReference.safeParse(given);
      if (data !== undefined && !isMissing(data.id)) return [{ ...data, id: data.id.trim() }];
      context.addIssue({ code: 'custom', path: ['ids', index], message: `ID at index ${index} is invalid` });
      return [];
    }),
  );
export type BulkIds = z.output<typeof bulkIds>;

export const bulkResult = z.object({
  id: z.string(),
  success: z.boolean(),
  message: z.string(),
  errors: z.array(fieldIssue).optional(),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** One result per item, in the order of the request; `success` if every item succeeded. */
export const bulkAnswer = z
  .object({
    success: z.boolean(),
    message: z.string(),
    data: z.array(bulkResult),
    succeeded: z.number().int(),
    failed: z.number().int(),
  })
  .meta({ id: 'BulkAnswer' });
export type BulkAnswer = z.infer<typeof bulkAnswer>;
