import { preparePrimary } from '../servers/primary.ts';
import { performTask } from './task-process.ts';

// The database client needs more memory than the rest of the launcher, so it runs in a separate process.
await performTask(preparePrimary);
