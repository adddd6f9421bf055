const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as the site shows it: en-US, the same on the server and in every browser; empty if there is none. */
export const shownDate = (iso: string): string => (Date.parse(iso) ? FORMAT.format(new Date(iso)) : '');
