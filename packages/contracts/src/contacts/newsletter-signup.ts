import * as z from 'zod/mini';
import { emailAddress } from './contact-message.js';

/** What a subscriber agrees to. A change of the text is a new version: consent is recorded with it. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'Send me the newsletter. I can unsubscribe at any time with one click.',
} as const;

/** Body of POST /contact/newsletter, in zod/mini since the site ships it to visitors. `source`: where it was asked for. */
export const newsletterSignup = z.strictObject(
  {
    email: emailAddress,
    source: z._default(
      z.string('Source must be text').check(z.regex(/^[a-z0-9-]{1,40}$/, 'Source must be a short word such as footer')),
      'site',
    ),
  },
  'The subscription must be a JSON object',
);
export type NewsletterSignup = z.infer<typeof newsletterSignup>;
