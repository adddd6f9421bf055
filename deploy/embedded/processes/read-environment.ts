import { parseEnvironment } from '../environment.ts';
import { performTask } from './task-process.ts';

// The schema library weighs more than the rest of the launcher, so it is used and left in a process of its own.
await performTask(async () => parseEnvironment(process.env));
