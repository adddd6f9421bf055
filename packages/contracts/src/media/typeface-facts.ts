import * as z from 'zod';

const part = (label: string, min: number, max: number) =>
  z
    .number(`${label} must be a number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`);

/** Measures of a typeface, in parts of its size, with which another face takes the same room until it is loaded. */
export const typefaceFacts = z
  .strictObject({
    ascent: part('Ascent', 0, 4),
    descent: part('Descent', 0, 4),
    lineGap: part('Line gap', 0, 4),
    /** The average width of a letter, weighted by how often it occurs. */
    letterWidth: part('Letter width', 0.1, 2),
    /** The lightest and the boldest weight that it has. */
    minWeight: part('Lightest weight', 1, 1000),
    maxWeight: part('Boldest weight', 1, 1000),
  })
  .meta({ id: 'TypefaceFacts' });
export type TypefaceFacts = z.infer<typeof typefaceFacts>;
