import type { SitePage, StudioSettingsAnswer } from '@atelier/contracts';
import { DEFAULT_STAFF_SETTINGS, DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';

export const sampleSettings = (fields: Partial<StudioSettingsAnswer['data']> = {}): StudioSettingsAnswer['data'] => ({
  ...DEFAULT_STUDIO,
  ...DEFAULT_STAFF_SETTINGS,
  navigation: DEFAULT_STUDIO.navigation.map((link) => ({ ...link, isVisible: true })),
  version: 4,
  updatedAt: '2026-03-01T08:00:00.000Z',
  updatedBy: 'Grace Hopper',
  ...fields,
});

export const answerOfSettings = (fields: Partial<StudioSettingsAnswer['data']> = {}) => ({
  status: 200,
  body: { success: true, data: sampleSettings(fields) },
});

export const sampleSitePage = (fields: Partial<SitePage> = {}): SitePage => ({
  id: '65f000000000000000000001',
  slug: 'privacy',
  title: 'Privacy',
  description: 'What this site knows about you.',
  content: '<p>It knows very little about you.</p>',
  status: 'published',
  is_system: true,
  seo_title: null,
  seo_description: null,
  version: 2,
  created_at: '2026-01-01T08:00:00.000Z',
  updated_at: '2026-02-01T08:00:00.000Z',
  updated_by: 'Grace Hopper',
  ...fields,
});
