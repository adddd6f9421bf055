import * as z from 'zod';
import { succeeded } from '../http/success.js';
import { EFFECT_STATES } from './event-log.js';

/** What follows a publication, in the order in which staff read it. */
export const RECEIPT_STEPS = ['page', 'cache', 'sitemap', 'feed', 'search', 'card', 'webhooks'] as const;
export type ReceiptStepName = (typeof RECEIPT_STEPS)[number];

export const receiptStep = z
  .object({
    name: z.enum(RECEIPT_STEPS),
    state: z.enum(EFFECT_STATES),
    at: z.string().nullable(),
    /** Time from the publication to this effect. */
    latencyMs: z.number().int().nullable(),
    /** Of how many effects it consists, such as webhooks. */
    count: z.number().int(),
    error: z.string().nullable(),
  })
  .meta({ id: 'ReceiptStep' });
export type ReceiptStep = z.infer<typeof receiptStep>;

/** What the publication of a version has caused so far. */
export const publishReceipt = z
  .object({
    /** Number of the event in GET /events/log/{id}; null until the broker has it. */
    sequence: z.number().int().nullable(),
    publishedAt: z.string(),
    steps: z.array(receiptStep),
    /** Whether every step has ended, or 36 hours have passed. A complete receipt is kept with the version and no longer changes. */
    isComplete: z.boolean(),
  })
  .meta({ id: 'PublishReceipt' });
export type PublishReceipt = z.infer<typeof publishReceipt>;
export const publishReceiptAnswer = succeeded(publishReceipt);

/** What content keeps of a publication. Between gateway and content only. */
export const publication = z.object({
  event: z.object({ id: z.string(), type: z.string(), at: z.string() }),
  receipt: publishReceipt.nullable(),
});
export type Publication = z.infer<typeof publication>;
