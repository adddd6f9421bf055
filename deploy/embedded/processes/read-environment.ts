import { parseEnvironment } from '../environment.ts';
import { performTask } from './task-process.ts';

// The schema library needs more memory than the rest of the launcher, so it runs in a separate process.
await performTask(async () => parseEnvironment(process.env));
