import * as z from 'zod';
import { fieldIssue } from './failure.js';

export const BULK_MAX_ITEMS = 100;
const tooMany = `Bulk calls take at most ${BULK_MAX_ITEMS} items`;

const UPDATES_REQUIRED = 'Updates array is required and must not be empty';
const IDS_REQUIRED = 'IDs array is required and must not be empty';

const isMissing = (id: unknown): boolean => typeof id !== 'string' || id.trim() === '';

/** Fields next to `id` count as data. */
const getData = ({ id: _id, data, ...beside }: Record<string, unknown>): unknown =>
  typeof data === 'object' && data !== null ? { ...beside, ...data } : beside;

const bulkItem = z.looseObject({ id: z.unknown().optional() });

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
  .transform(({ updates }) => updates.map((update) => ({ id: String(update.id).trim(), data: getData(update) })));
export type BulkUpdate = z.output<typeof bulkUpdate>;

/** Body of DELETE /…/bulk. */
export const bulkIds = z
  .strictObject({ ids: z.array(z.unknown(), IDS_REQUIRED).min(1, IDS_REQUIRED).max(BULK_MAX_ITEMS, tooMany) })
  .superRefine(({ ids }, context) => {
    ids.forEach((id, index) => {
      if (isMissing(id))
        context.addIssue({ code: 'custom', path: ['ids', index], message: `ID at index ${index} is invalid` });
    });
  })
  .transform(({ ids }) => ids.map((id) => String(id).trim()));

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
