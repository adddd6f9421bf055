import type { Service } from '@atelier/contracts/content/service';

/** A service for tests; a test sets only the relevant fields. */
export const sampleService = (given: Partial<Service> = {}): Service => ({
  id: '65f000000000000000000021',
  slug: 'web-development',
  name: 'Web Development',
  short_description: 'Websites that open on a bad phone.',
  description: 'We begin with the slowest phone.\n\nYou get the whole of it from one team.',
  category: 'web_development',
  category_display: 'Web Development',
  features: ['Useful within a second', 'Tested with people', 'A back-office', 'Releases in minutes'],
  technologies: ['TypeScript', 'React'],
  estimated_timeline: '8 to 16 weeks',
  is_active: true,
  show_in_homepage: true,
  display_order: 0,
  process_steps: [
    { step: 1, title: 'Two days on the quay', name: 'Two days on the quay', description: 'We stand about.' },
    { step: 2, title: 'A page a week', name: 'A page a week', description: 'Every Friday.' },
  ],
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
  og_image: '/media/covers/service-web-development-share.jpg',
  featured_image: '/media/covers/service-web-development.webp',
  version: 1,
  created_at: '2026-03-04T13:00:00.000Z',
  updated_at: '2026-03-04T13:00:00.000Z',
  ...given,
});

export const toServiceList = (services: readonly Service[]) => ({
  success: true,
  data: services,
  services,
  total: services.length,
  pagination: { page: 1, limit: 50, total: services.length, totalPages: 1 },
});
