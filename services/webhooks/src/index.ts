import { startService } from '@atelier/service-kit';
import { webhooksService } from './webhooks.js';

export const start = (env: NodeJS.ProcessEnv) => startService(webhooksService, env);
