import * as z from 'zod';
import { imageAddress, slugText, text } from './content-fields.js';

/** Most entries of each list; the form of the back-office offers no more. */
export const CASE_STUDY_MAX = { screens: 8, notes: 6, results: 4, credits: 12 } as const;

/** Whether a form left it empty: no text, no entries, nothing but empty parts. */
const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === null || value === undefined;
  return Object.values(value).every(isBlank);
};

/** A part that may be left out; forms send it with empty texts then. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());

/** Text that must be there. */
const needed = (label: string, max: number) => text(label, max).min(1, `${label} is required`);
/** Text that may be left out, and is kept as an empty one then. */
const optional = (label: string, max: number) => text(label, max).default('');

const picture = (label: string) => ({
  image: z
    .string({ error: `${label} picture is required` })
    .min(1, { error: `${label} picture is required`, abort: true })
    .pipe(imageAddress(`${label} picture`)),
  alt: needed(`${label} alternative text`, 300),
});

const list = <Entry extends z.ZodType>(label: string, entry: Entry, max: number) =>
  z
    .array(entry, { error: `${label} must be a list` })
    .max(max, `Maximum ${max} ${label.toLowerCase()} allowed`)
    .default([]);

/** Where a note points to: whole percent of the picture's width or height. */
const percent = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be at least 0`)
    .max(100, `${label} must be at most 100`);

const screenNote = z.strictObject({
  x: percent('Note position from the left'),
  y: percent('Note position from the top'),
  text: needed('Note text', 300),
});

const screen = z.strictObject({
  ...picture('Screen'),
  caption: optional('Screen caption', 200),
  notes: list('Notes', screenNote, CASE_STUDY_MAX.notes),
});

const side = (label: string) => z.strictObject({ ...picture(label), label: needed(`${label} label`, 60) });

const result = z.strictObject({
  figure: needed('Result figure', 12),
  unit: optional('Result unit', 24),
  label: needed('Result label', 120),
  before: optional('Result before', 40),
  after: optional('Result after', 40),
  source: optional('Result source', 160),
});

const quote = z.strictObject({
  text: needed('Quote text', 600),
  name: needed('Quote name', 100),
  role: optional('Quote role', 120),
});

const credit = z.strictObject({
  role: needed('Credit role', 80),
  name: needed('Credit name', 100),
  /** Slug of the person's page, for people of the team. */
  member: orEmpty(slugText('Credit team member')).default(null),
});

/** How a project is shown as a case study: what was asked for, what came out, and who did it. */
export const caseStudy = z
  .strictObject(
    {
      brief: optional('Brief', 2000),
      screens: list('Screens', screen, CASE_STUDY_MAX.screens),
      comparison: orEmpty(z.strictObject({ before: side('Before'), after: side('After') })).default(null),
      results: list('Results', result, CASE_STUDY_MAX.results),
      quote: orEmpty(quote).default(null),
      credits: list('Credits', credit, CASE_STUDY_MAX.credits),
    },
    { error: ({ code }) => (code === 'invalid_type' ? 'Case study must be an object' : undefined) },
  )
  .meta({ id: 'CaseStudy' });
export type CaseStudy = z.infer<typeof caseStudy>;

/** The case study of a draft; null where nothing is told. */
export const caseStudyInput = orEmpty(caseStudy).optional();

/** Where a case study has its pictures. */
export const CASE_STUDY_PICTURES = ['screens.image', 'comparison.before.image', 'comparison.after.image'] as const;
