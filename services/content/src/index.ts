import { startService } from '@atelier/service-kit';
import { contentService } from './content.js';

export { seed } from './seed.js';

export const start = (env: NodeJS.ProcessEnv) => startService(contentService, env);
