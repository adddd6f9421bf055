import { startService } from '@atelier/service-kit';
import { contentService } from './content.js';

export type { ContentSet } from './content-set.js';
export {
  type ImportCounts,
  type ImportIssue,
  type ImportOptions,
  ImportRefused,
  importContent,
} from './import.js';
export { prepareSetup } from './prepare-setup.js';
export { reset } from './reset.js';
export { seed } from './seed.js';
export { findTimeZone } from './studio/find-time-zone.js';

export const start = (env: NodeJS.ProcessEnv) => startService(contentService, env);
