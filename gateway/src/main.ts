import { runService } from '@atelier/service-kit/run-service';
import { start } from './index.js';

await runService(start);
