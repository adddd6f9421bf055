import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { studioBrand } from './brand.js';
import { studioDetails, studioFigures, studioSettings } from './studio.js';

const { setup: _setup, ...sections } = studioSettings.shape;

export const studioUpdated = defineEvent(
  'atelier.content.studio.updated.v1',
  'Staff changed the settings of the studio.',
  z.object({
    ...sections,
    /** Without what no service follows. Events from before the introduction was a setting do not have it. */
    details: studioDetails.omit({ holidays: true, bookingUrl: true }).partial({ introduction: true }),
    brand: studioBrand.optional(),
    /** Events from before a figure became a setting do not have it. */
    figures: studioFigures.partial({ years: true, clients: true, readers: true, replyHours: true }),
    /** Addresses of all files that the settings show or link to, including the share image. */
    media: z.array(z.string()).default([]),
    version: z.number().int(),
    updatedAt: z.string(),
  }),
);
