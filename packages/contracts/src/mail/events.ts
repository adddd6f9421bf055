import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const mailGivenUp = defineEvent(
  'atelier.mail.message.given_up.v1',
  'A mail could not be sent, however often it was tried; of its reader it says nothing.',
  z.object({ service: z.string(), kind: z.string(), about: z.string(), attempts: z.number().int() }),
);
