/** What a subscriber agrees to: apart from everything else, since every page of the site shows it. */
export const NEWSLETTER_CONSENT_TEXT = 'Send me the newsletter. I can unsubscribe at any time with one click.';

/** A change of the text is a new version: consent is recorded with it. */
export const NEWSLETTER_CONSENT = { version: '2026-11', text: NEWSLETTER_CONSENT_TEXT } as const;
