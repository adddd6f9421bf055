import * as z from 'zod/mini';

/**
 * Additional fields of the site's own forms; optional for other clients. `token`: from GET /contact/form-token, fetched when a
 * visitor starts to fill in the form. `website`: the value of the honeypot, an input that is hidden from people and screen
 * readers.
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
