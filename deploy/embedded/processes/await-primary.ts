import { preparePrimary } from '../servers/primary.ts';
import { performTask } from './task-process.ts';

// The database's client weighs more than the rest of the launcher, so it is used and left in a process of its own.
await performTask(preparePrimary);
