import { remoteWorkspaces } from '../releases/remote-workspaces.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { performTask } from './task-process.ts';

// Builds what changed, without the remotes. Returns the names of all workspaces that were built.
await performTask(() => buildWorkspaces({ except: remoteWorkspaces().map(({ name }) => name) }));
