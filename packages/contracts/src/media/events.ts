import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const fileStored = defineEvent(
  'atelier.media.file.stored.v1',
  'A file was uploaded.',
  z.object({ id: z.string(), path: z.string(), contentType: z.string(), bytes: z.number().int() }),
);
