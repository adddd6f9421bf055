import { migrateService, startService } from '@atelier/service-kit';
import { analyticsService } from './analytics.js';

export { rebuild } from './rebuild/rebuild.js';

export const start = (env: NodeJS.ProcessEnv) => startService(analyticsService, env);
export const migrate = (env: NodeJS.ProcessEnv) => migrateService(analyticsService, env);
