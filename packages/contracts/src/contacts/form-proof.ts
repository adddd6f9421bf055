import * as z from 'zod/mini';

/** Input that people neither see nor hear of: whatever fills it in is no person. */
export const TRAP_FIELD = 'website';

/**
 * What the site's own forms send beside their fields, and no other client has to. `token`: of GET /contact/form-token,
 * fetched when somebody begins to fill the form in; `website`: what stood in the trap.
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

/** The proof of a form's fields by name; what is empty is not sent. */
export const proofOf = ({
  token,
  website,
}: {
  token?: string | undefined;
  website?: string | undefined;
}): {
  form?: NonNullable<FormProof>;
} => (token || website ? { form: { ...(token ? { token } : {}), ...(website ? { website } : {}) } } : {});
