import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { versioned } from '../http/version.js';
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
  'POST /contact/test-mail': {
    summary: 'Sends a test mail to the caller, according to the studio settings.',
    access: needs('write', 'settings'),
    answer: done,
  },
});
