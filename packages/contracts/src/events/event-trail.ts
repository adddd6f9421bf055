import * as z from 'zod';

/** What one service knows of an event, from its outbox and its inbox. Between gateway and services only. */
export const eventTrail = z.object({
  /** The durable consumer of the service. */
  consumer: z.string(),
  /** If the service published the event: when it was written, and when the broker took it. Kept for 14 days. */
  written: z.object({ at: z.string(), sentAt: z.string().nullable() }).nullable(),
  /** Handlers of the service that have applied the event. */
  handled: z.array(
    z.object({
      /** Empty for the handler without a name. */
      handler: z.string(),
      at: z.string(),
      /** How often the broker had delivered it by then; null if an earlier release applied it. */
      deliveries: z.number().int().nullable(),
    }),
  ),
  /** Effects that follow after a handler, such as a written file; `at` is null until then. */
  later: z.array(z.object({ effect: z.string(), at: z.string().nullable(), error: z.string().nullable() })).default([]),
});
export type EventTrail = z.infer<typeof eventTrail>;
