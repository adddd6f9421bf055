import type { ServiceDefinition } from '@atelier/service-kit';
import { SeoModule } from './seo.module.js';
import { seoEnvironment } from './seo-environment.js';

/** Sitemap, feeds and robots file, and the metadata of pages for search engines. */
export const seoService = {
  name: 'seo',
  environment: seoEnvironment,
  module: () => SeoModule,
} satisfies ServiceDefinition<typeof seoEnvironment>;
