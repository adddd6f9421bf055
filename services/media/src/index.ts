import { startService } from '@atelier/service-kit';
import { mediaService } from './media.js';

export type { SampleFile } from './files/sample-file.js';
export { type ImportedPicture, type IncomingPicture, importPictures } from './import.js';
export { rebuild } from './references/rebuild.js';
export { seed } from './seed.js';

export const start = (env: NodeJS.ProcessEnv) => startService(mediaService, env);
