import type { ServiceDefinition } from '@atelier/service-kit';
import { SeoModule } from './seo.module.js';
import { seoEnvironment } from './seo-environment.js';

export const seoService = {
  name: 'seo',
  summary: 'Sitemap, feed and robots file, and what pages say to search engines.',
  environment: seoEnvironment,
  module: () => SeoModule,
} satisfies ServiceDefinition<typeof seoEnvironment>;
