import * as z from 'zod';

/** Folder for pictures that staff keep deliberately: nothing here is collected as unused. */
export const LIBRARY_FOLDER = 'library';
/** How long deleted files can be restored. */
export const TRASH_DAYS = 30;

export const MAX_ALT_LENGTH = 300;
export const MAX_FILE_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_NAME_LENGTH = 120;

const fraction = (side: string) =>
  z
    .number({ error: `Focal point ${side} must be a number` })
    .min(0, `Focal point ${side} must be from 0 to 1`)
    .max(1, `Focal point ${side} must be from 0 to 1`);

/** The point that must stay visible when a picture is cropped: fractions of its width and height, from the upper left. */
export const focalPoint = z.strictObject({ x: fraction('x'), y: fraction('y') }).meta({ id: 'FocalPoint' });
export type FocalPoint = z.infer<typeof focalPoint>;

export const fileTag = z
  .string({ error: 'Tag must be text' })
  .trim()
  .min(1, 'Tag must not be empty')
  .max(MAX_TAG_LENGTH, `Tag must be at most ${MAX_TAG_LENGTH} characters`);

const isFirstOfItsKind = (tag: string, index: number, tags: readonly string[]): boolean =>
  tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index;

/** Description of a file by staff. Absent fields stay. */
export const mediaFilePatch = z
  .strictObject({
    name: z
      .string({ error: 'Name must be text' })
      .trim()
      .min(1, 'Name is required')
      .max(MAX_NAME_LENGTH, `Name must be at most ${MAX_NAME_LENGTH} characters`)
      .optional(),
    alt: z
      .string({ error: 'Alternative text must be text' })
      .trim()
      .max(MAX_ALT_LENGTH, `Alternative text must be at most ${MAX_ALT_LENGTH} characters`)
      .optional(),
    tags: z
      .array(fileTag, 'Tags must be a list')
      .max(MAX_FILE_TAGS, `Cannot have more than ${MAX_FILE_TAGS} tags`)
      .transform((tags) => tags.filter(isFirstOfItsKind))
      .optional(),
    /** Null means the center. */
    focalPoint: focalPoint.nullable().optional(),
  })
  .meta({ id: 'MediaFilePatch' });
export type MediaFilePatch = z.infer<typeof mediaFilePatch>;
