import * as z from 'zod/mini';

/**
 * What the site's own forms send beside their fields, and no other client has to. `token`: of GET /contact/form-token,
 * fetched when somebody begins to fill the form in; `website`: what stood in the trap, an input that
 * people neither see nor hear of.
 */
export const formProof = z.optional(
  z.strictObject(
    {
      token: z.optional(z.string('Token must be text').check(z.maxLength(200, 'Token is too long'))),
      website: z.optional(z.string('Website must be text').check(z.maxLength(500, 'Website is too long'))),
    },
    'Form must be an object',
  ),
);
export type FormProof = z.infer<typeof formProof>;
