import * as z from 'zod';
import { focalPoint } from '../media/file-description.js';

/**
 * Facts about a picture in addition to its address: size in pixels, a tiny version as a data URL, and the description by staff.
 */
export const shownPicture = z
  .object({
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    /** Null until it is created, and for transparent pictures, which would show it. */
    blur: z.string().nullable(),
    /** The point that must stay visible when the picture is cropped; null means the center. */
    focalPoint: focalPoint.nullable(),
    alt: z.string(),
  })
  .meta({ id: 'ShownPicture' });
export type ShownPicture = z.infer<typeof shownPicture>;

/** The same facts for one of several pictures; `url` is the address by which the item shows it. */
export const shownPictureAt = z.object({ url: z.string(), ...shownPicture.shape }).meta({ id: 'ShownPictureAt' });
export type ShownPictureAt = z.infer<typeof shownPictureAt>;

/** Facts about the item's main picture; null if the media service does not store it. */
export const factsField = shownPicture.nullable().optional();
/** Facts about all known pictures of an item, including those in its rich text. */
export const allFactsField = z.array(shownPictureAt).optional();

/** Field names, ignored on input so that clients may send back what they received. */
export const FACTS_FIELDS = [
  'featured_image_facts',
  'profile_image_facts',
  'image_facts',
  'featuredImageFacts',
  'imageFacts',
];
