import * as z from 'zod';
import { focalPoint } from '../media/file-description.js';

/** What is known of a picture beside its address: size in pixels, a tiny version as a data URL, what staff said of it. */
export const shownPicture = z
  .object({
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    /** Null until it is made, and of pictures through which something behind them would be seen. */
    blur: z.string().nullable(),
    /** What must stay in sight where the picture is cut; null for the middle. */
    focalPoint: focalPoint.nullable(),
    alt: z.string(),
  })
  .meta({ id: 'ShownPicture' });
export type ShownPicture = z.infer<typeof shownPicture>;

/** The same of one picture among several; `url` is the address by which the item shows it. */
export const shownPictureAt = z.object({ url: z.string(), ...shownPicture.shape }).meta({ id: 'ShownPictureAt' });
export type ShownPictureAt = z.infer<typeof shownPictureAt>;

/** Of the picture by which an item is known; null for one that the media service does not keep. */
export const factsField = shownPicture.nullable().optional();
/** Of all pictures of an item that are known, those in its rich text among them. */
export const allFactsField = z.array(shownPictureAt).optional();

/** Their names: clients that send back what they were answered change nothing by them. */
export const FACTS_FIELDS = [
  'featured_image_facts',
  'profile_image_facts',
  'image_facts',
  'featuredImageFacts',
  'imageFacts',
];
