const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as the site shows it: en-US, the same on the server and in every browser. */
export const shownDate = (iso: string): string => FORMAT.format(new Date(iso));
