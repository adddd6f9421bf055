import { useStudio } from '../studio';

/** The day as the site shows it: the same on the server and in every browser; empty if there is none. */
export const formatDay = (iso: string, timeZone: string): string => {
  if (!Date.parse(iso)) return '';
  try {
    return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  } catch {
    // Old browsers do not know the latest names of zones.
    return formatDay(iso, 'UTC');
  }
};

/** The day of a moment, in the studio's time zone unless another is given. */
export function StudioDate({ at, timeZone }: { at: string; timeZone?: string }) {
  const studio = useStudio();
  return <time dateTime={at}>{formatDay(at, timeZone ?? studio.timeZone)}</time>;
}
