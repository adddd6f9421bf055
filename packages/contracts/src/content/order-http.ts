import * as z from 'zod';
import type { Resource } from '../auth/permissions.js';
import { needs, operations } from '../http/operation.js';
import type { OrderedPath } from './content-types.js';

const IDS_REQUIRED = 'IDs array is required and must not be empty';
export const MOST_ORDERED_ITEMS = 1000;

/** Body of PATCH /{path}/order: the IDs of all items, first one first. */
export const contentOrder = z
  .strictObject({
    ids: z
      .array(z.string({ error: 'ID must be text' }).max(200, 'ID is too long'), { error: IDS_REQUIRED })
      .min(1, IDS_REQUIRED)
      .max(MOST_ORDERED_ITEMS, `At most ${MOST_ORDERED_ITEMS} items can be ordered`),
  })
  .meta({ id: 'ContentOrderInput' });

export const contentOrdered = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The new order. */
  data: z.array(z.object({ id: z.string(), display_order: z.number().int(), version: z.number().int() })),
});

const orderOperation = (resource: Resource, many: string) => ({
  summary: `Sets the order of all ${many}.`,
  note: `Requires all ${many} that are not in the trash; unknown and missing ones are listed.`,
  access: needs('write', resource),
  body: contentOrder,
  example: { ids: ['66f1c0a2b5d4e8a1c3f09b7d', '66f1c0a2b5d4e8a1c3f09b7e'] },
  answer: contentOrdered,
  failures: [409],
});

/** The call that arranges the items of one type. */
export const getOrdering = <Path extends OrderedPath>(path: Path, resource: Resource, many: string) =>
  operations(path, { [`PATCH /${path}/order`]: orderOperation(resource, many) } as Record<
    `PATCH /${Path}/order`,
    ReturnType<typeof orderOperation>
  >);
