import { startService } from '@atelier/service-kit';
import { seoService } from './seo.js';

export { rebuild } from './rebuild.js';

export const start = (env: NodeJS.ProcessEnv) => startService(seoService, env);
