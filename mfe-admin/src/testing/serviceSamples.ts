import type { Service } from '@atelier/contracts';

const CREATED = '2026-05-04T09:30:00.000Z';

export const aService = (changes: Partial<Service> = {}): Service => ({
  id: 's1',
  slug: 'web-development',
  name: 'Web Development',
  short_description: 'Sites that load before the coffee is poured.',
  description: 'We plan, write and look after sites that people find, understand and come back to.',
  category: 'web_development',
  category_display: 'Web Development',
  features: ['A plan on one page', 'Tests that stay'],
  technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker'],
  estimated_timeline: '6 to 8 weeks',
  price_hint: 'From $18,000',
  is_active: true,
  show_in_homepage: true,
  display_order: 2,
  process_steps: [{ step: 1, title: 'Listen', name: 'Listen', description: 'To those who will use it.' }],
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
  og_image: null,
  featured_image: null,
  version: 1,
  created_at: CREATED,
  updated_at: CREATED,
  ...changes,
});

export const serviceList = (services: readonly Service[]) => ({
  status: 200,
  body: {
    success: true,
    data: services,
    services,
    total: services.length,
    pagination: { page: 1, limit: 12, total: services.length, totalPages: 1 },
  },
});

export const serviceAnswer = (service: Service) => ({ status: 200, body: { success: true, data: service, service } });

export const serviceStats = {
  status: 200,
  body: {
    success: true,
    data: { total: 8, active: 7, inactive: 1, categories: 5, withFeatures: 8, byCategory: [] },
  },
};
