import type { ServiceDefinition } from '@atelier/service-kit';
import { SeoModule } from './seo.module.js';
import { seoEnvironment } from './seo-environment.js';

/** Sitemap, feed and robots file, and what pages say to search engines. */
export const seoService = {
  name: 'seo',
  environment: seoEnvironment,
  module: () => SeoModule,
} satisfies ServiceDefinition<typeof seoEnvironment>;
