import { startService } from '@atelier/service-kit';
import { releasesService } from './releases.js';

export const start = (env: NodeJS.ProcessEnv) => startService(releasesService, env);
