import { useStudio } from '../studio';
import { shownDate } from './dates';

/** The day of a moment in the studio's time zone. */
export function StudioDate({ at }: { at: string }) {
  return <time dateTime={at}>{shownDate(at, useStudio().timeZone)}</time>;
}
