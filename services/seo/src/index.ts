import { startService } from '@atelier/service-kit';
import { seoService } from './seo.js';

export { rebuild } from './rebuild.js';
export { type ImportedRedirects, importRedirects } from './redirects/import-redirects.js';

export const start = (env: NodeJS.ProcessEnv) => startService(seoService, env);
