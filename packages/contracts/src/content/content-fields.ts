import * as z from 'zod';

/** Values that count as an empty field: empty text, and the words that forms send for it. */
const NOTHING = new Set(['', 'null', 'undefined']);
const emptyToNull = (value: unknown): unknown =>
  typeof value === 'string' && NOTHING.has(value.trim()) ? null : value;

/** An optional field: empty values are stored as null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyToNull, schema.nullable()).optional();

/** An optional field with a default: empty values count as absent. */
export const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (emptyToNull(value) === null ? undefined : value), schema.optional()).optional();

/** Error message of a choice: missing, or not one of the options. */
export const choiceError =
  (missing: string, unknown: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null || input === '' ? missing : unknown;

export const text = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, `${label} must be at most ${max} characters`);

/** A picture's address: a path on this site, or a URL with a scheme. */
export const imageAddress = (label: string) =>
  z
    .string()
    .max(500, `${label} must be at most 500 characters`)
    .regex(/^(\/(?!\/)|https?:\/\/)/, `${label} must be an address`);

export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Must be a valid URL' })
  .max(500, 'Must be a valid URL');

/** The place of an item among those of its type: lower numbers come first. */
export const displayOrder = z
  .number({ error: 'Display order must be a number' })
  .int('Display order must be a whole number')
  .min(0, 'Display order cannot be negative')
  .max(100_000);

/** The SEO fields that services and projects share. */
export const seoFields = {
  seo_title: orNull(text('SEO title', 60)),
  seo_description: orNull(text('SEO description', 160)),
  seo_keywords: z
    .array(text('SEO keyword', 60).min(1, 'SEO keyword cannot be empty'))
    .max(10, 'Maximum 10 SEO keywords allowed')
    .optional(),
};

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The camelCase spelling of each snake_case field, as an alias. */
export const camelAliases = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.filter((field) => field.includes('_')).map((field) => [camelCase(field), field]));

export const slugText = (label: string) =>
  z
    .string()
    .max(200, `${label} must be at most 200 characters`)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${label} may only contain lowercase letters, digits and hyphens`);

/** A slug as staff may set it. */
export const slugInput = slugText('Slug').optional();

/** A value with its count, for the filters of lists. */
export const valueCount = z.object({ name: z.string(), count: z.number().int() }).meta({ id: 'ValueCount' });
export type ValueCount = z.infer<typeof valueCount>;

/** True for an item with a working copy: saved but unpublished changes. */
export const editedField = z.boolean().optional();

/** ID of the person who created the item; null if it was not recorded. */
export const createdByField = z.string().nullable().optional();

/** The fields of an item for staff; absent for visitors. */
export const staffFields = {
  updated_by: z.string().nullable().optional(),
  /** When it is published and unpublished. */
  publish_at: z.string().nullable().optional(),
  unpublish_at: z.string().nullable().optional(),
  edited: editedField,
  created_by_id: createdByField,
};
/** Field names, ignored on input so that clients may send back what they received. */
export const STAFF_FIELDS = Object.keys(staffFields);
