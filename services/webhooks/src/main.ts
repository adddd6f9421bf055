import { runService } from '@atelier/service-kit';
import { start } from './index.js';

await runService(start);
