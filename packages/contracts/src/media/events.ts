import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { pictureFacts } from './stored-file.js';

export const fileStored = defineEvent(
  'atelier.media.file.stored.v1',
  'A file was uploaded.',
  z.object({
    id: z.string(),
    path: z.string(),
    contentType: z.string(),
    bytes: z.number().int(),
    width: pictureFacts.width,
    height: pictureFacts.height,
  }),
);

export const fileVariantsMade = defineEvent(
  'atelier.media.file.variants_made.v1',
  'The smaller versions of a picture were made.',
  z.object({ id: z.string(), path: z.string(), ...pictureFacts }),
);

export const fileRemoved = defineEvent(
  'atelier.media.file.removed.v1',
  'A file was removed with all its versions: nothing showed it any more.',
  z.object({ id: z.string(), path: z.string() }),
);
