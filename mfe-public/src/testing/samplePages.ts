import type { SitePage } from '@atelier/contracts/content/page';

/** A page as the API answers it. */
export const samplePage = (fields: Partial<SitePage> = {}): SitePage => ({
  id: 'page-1',
  slug: 'privacy',
  title: 'Privacy',
  description: 'What this site knows about you.',
  content:
    '<p>In plain words.</p><h2>Cookies</h2><p>None for visitors.</p><h2>Messages</h2><p>Kept.</p><h2>Letters</h2><p>Twice asked.</p>',
  status: 'published',
  is_system: true,
  seo_title: null,
  seo_description: null,
  version: 3,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-03-04T13:00:00.000Z',
  ...fields,
});

export const toAnswer = (page: SitePage) => ({ status: 200, body: { success: true, data: page, page } });
