import * as z from 'zod/mini';
import { emailAddress } from './contact-message.js';
import { formProof } from './form-proof.js';

export { NEWSLETTER_CONSENT } from './newsletter-consent.js';

/** Body of POST /contact/newsletter, in zod/mini because the site ships it to visitors. `source`: where the form was shown. */
export const newsletterSignup = z.strictObject(
  {
    email: emailAddress,
    source: z._default(
      z.string('Source must be text').check(z.regex(/^[a-z0-9-]{1,40}$/, 'Source must be a short word such as footer')),
      'site',
    ),
    form: formProof,
  },
  'The subscription must be a JSON object',
);
export type NewsletterSignup = z.infer<typeof newsletterSignup>;
