import type { Service } from '@atelier/contracts/content/service';

/** Shown when the services cannot be loaded (SVC-3). */
export const SAMPLE_SERVICE: Service = {
  id: 'web-development',
  slug: 'web-development',
  name: 'Web Development',
  short_description: 'Websites and web applications, from the first sketch to the day your team takes over.',
  description: 'Websites and web applications, from the first sketch to the day your team takes over.',
  category: 'web_development',
  category_display: 'Web Development',
  features: ['Fast on a bad phone', 'Accessible, and tested with people', 'Handed over with its documentation'],
  technologies: ['TypeScript', 'React', 'Node.js'],
  estimated_timeline: null,
  is_active: true,
  show_in_homepage: false,
  display_order: 0,
  process_steps: [],
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
  og_image: null,
  featured_image: null,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
