import { startService } from '@atelier/service-kit';
import { mediaService } from './media.js';

export { type SampleFile, seed } from './seed.js';

export const start = (env: NodeJS.ProcessEnv) => startService(mediaService, env);
