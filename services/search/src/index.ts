import { startService } from '@atelier/service-kit';
import { searchService } from './search.js';

export { rebuild } from './rebuild.js';

export const start = (env: NodeJS.ProcessEnv) => startService(searchService, env);
