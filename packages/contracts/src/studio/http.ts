import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { versioned } from '../http/version.js';
import { studioBrand } from './brand.js';
import { studio, studioPatch, studioSettings } from './studio.js';

export const studioAnswer = succeeded(studio).meta({ id: 'StudioAnswer' });
export type StudioAnswer = z.infer<typeof studioAnswer>;

export const studioSettingsAnswer = succeeded(
  studioSettings.extend({
    /** 0 until the first change. */
    version: z.number().int(),
    updatedAt: z.string().nullable(),
    updatedBy: z.string().nullable(),
  }),
).meta({ id: 'StudioSettingsAnswer' });
export type StudioSettingsAnswer = z.infer<typeof studioSettingsAnswer>;

/** The number of earlier brands that are kept. */
export const BRANDS_KEPT = 50;

/** A brand that was current once, or is; `version` is that of the settings. */
export const brandRevision = z
  .object({ version: z.number().int(), at: z.string().nullable(), by: z.string().nullable(), brand: studioBrand })
  .meta({ id: 'BrandRevision' });
export type BrandRevision = z.infer<typeof brandRevision>;
export const brandRevisions = succeeded(z.array(brandRevision)).meta({ id: 'BrandRevisions' });

export const studioOperations = operations('studio', {
  'GET /studio': {
    summary: 'Returns the public settings of the studio: names, addresses, hours, navigation, footer.',
    access: 'everyone',
    answer: studioAnswer,
  },
  'GET /studio/settings': {
    summary: 'Returns all settings of the studio.',
    access: needs('read', 'settings'),
    answer: studioSettingsAnswer,
  },
  'PUT /studio/settings': {
    summary: 'Changes settings of the studio; absent fields stay, lists and the brand are replaced.',
    access: needs('write', 'settings'),
    body: studioPatch,
    example: { details: { phone: '+1 (212) 555-0142' }, timeZone: 'America/New_York' },
    answer: studioSettingsAnswer,
    ...versioned,
  },
  'GET /studio/brand/revisions': {
    summary: 'Lists the brands of the studio, the latest first.',
    note: `The last ${BRANDS_KEPT} are kept. To restore one, send it with PUT /studio/settings; files of the library that it names must still exist.`,
    access: needs('read', 'settings'),
    answer: brandRevisions,
  },
  'POST /contact/test-mail': {
    summary: 'Sends a test mail to the caller, according to the studio settings.',
    access: needs('write', 'settings'),
    answer: done,
  },
});
