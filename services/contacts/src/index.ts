import { migrateService, startService } from '@atelier/service-kit';
import { contactsService } from './contacts.js';

export { reset } from './reset.js';
export { type SeedResponse, type SeedSubmission, seed } from './seed.js';

export const start = (env: NodeJS.ProcessEnv) => startService(contactsService, env);
export const migrate = (env: NodeJS.ProcessEnv) => migrateService(contactsService, env);
