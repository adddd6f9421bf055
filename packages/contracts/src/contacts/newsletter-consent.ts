/** The text of a subscriber's consent, in its own file because every page of the site shows it. */
export const NEWSLETTER_CONSENT_TEXT = 'Send me the newsletter. I can unsubscribe at any time with one click.';

/** Consent is recorded with the version, so a changed text needs a new version. */
export const NEWSLETTER_CONSENT = { version: '2026-11', text: NEWSLETTER_CONSENT_TEXT } as const;
