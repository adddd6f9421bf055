import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { studioSettings } from './studio.js';

export const studioUpdated = defineEvent(
  'atelier.content.studio.updated.v1',
  'Staff changed the settings of the studio.',
  z.object({ ...studioSettings.shape, version: z.number().int(), updatedAt: z.string() }),
);
