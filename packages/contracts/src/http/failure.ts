import * as z from 'zod';

/** One broken rule: the field by its dotted path, the rule's message, and the refused value if it is safe to repeat. */
export const fieldIssue = z.object({
  field: z.string(),
  message: z.string(),
  value: z.unknown().optional(),
});

/** Every error of every call has this format. */
export const failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    error: z.string(),
    errors: z.array(fieldIssue).optional(),
    data: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Failure' });

export type FieldIssue = z.infer<typeof fieldIssue>;
export type Failure = z.infer<typeof failure>;
