import * as z from 'zod';
import { defineEvent } from './event.js';

export const deadLetterKept = defineEvent(
  'atelier.events.dead_letter.kept.v1',
  'A consumer gave an event up; it waits among the dead letters.',
  z.object({ consumer: z.string(), type: z.string(), failures: z.number().int() }),
);
