import * as z from 'zod';

const MAX_LENGTH = 500;
const BELOW = '/*';

/** A page such as /contact, or all pages below one, such as /blog/*. Without query; a slash at the end makes no difference. */
export const pagePattern = (field: string) =>
  z
    .string({ error: `${field} is required` })
    .trim()
    .max(MAX_LENGTH, `${field} must be at most ${MAX_LENGTH} characters`)
    .regex(/^\/[^*?#]*(?<=\/)\*$|^\/[^*?#]*$/, `${field} must be a path such as /contact or /blog/*`)
    .transform((path) => path.replace(/(?<=.)\/+$/, ''));

/** What the paths of all pages below one begin with; undefined if the pattern is a single page. */
export const getFolder = (pattern: string): string | undefined =>
  pattern.endsWith(BELOW) ? pattern.slice(0, -1) : undefined;
