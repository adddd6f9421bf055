const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  } catch {
    // Old browsers do not know the latest names of zones.
    return formatIn('UTC');
  }
};

/** A date as the site shows it: en-US, the same on the server and in every browser; empty if there is none. */
export const shownDate = (iso: string, timeZone: string): string =>
  Date.parse(iso) ? formatIn(timeZone).format(new Date(iso)) : '';
