/**
 * What a subscriber agrees to. A change of the text is a new version: consent is recorded with it. It stands apart from
 * the schema, since every page of the site shows it.
 */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'Send me the newsletter. I can unsubscribe at any time with one click.',
} as const;
