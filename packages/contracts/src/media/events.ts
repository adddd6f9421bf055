import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { focalPoint } from './file-description.js';
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
    blur: pictureFacts.blur,
  }),
);

export const fileVariantsMade = defineEvent(
  'atelier.media.file.variants_made.v1',
  'The smaller versions of a picture were made.',
  z.object({ id: z.string(), path: z.string(), ...pictureFacts }),
);

/** A file in the library, as sent to consumers. */
const fileDescription = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  alt: z.string(),
  tags: z.array(z.string()),
  focalPoint: focalPoint.nullable(),
  version: z.number().int(),
});

export const fileDescribed = defineEvent(
  'atelier.media.file.described.v1',
  'Name, alternative text, tags or focal point of a file changed.',
  fileDescription,
);

export const fileReplaced = defineEvent(
  'atelier.media.file.replaced.v1',
  'Another picture took the place of a file, under another path; the previous path shows the new picture.',
  fileDescription.extend({ earlierPath: z.string() }),
);

export const fileTrashed = defineEvent(
  'atelier.media.file.trashed.v1',
  'A file was moved to the trash: it can be restored for 30 days, and is removed for good after that.',
  fileDescription,
);

export const fileRestored = defineEvent(
  'atelier.media.file.restored.v1',
  'A file came back from the trash.',
  fileDescription,
);

export const fileRemoved = defineEvent(
  'atelier.media.file.removed.v1',
  'A file was removed for good with all its versions: nothing showed it any more, or its time in the trash was over.',
  z.object({ id: z.string(), path: z.string() }),
);
