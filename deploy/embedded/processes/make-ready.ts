import { resolveMongod, resolveNatsServer } from '../servers/server-programs.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { performTask } from './task-process.ts';

export interface MakeReadyInput {
  needsMongod: boolean;
  needsNats: boolean;
}

/** Absolute paths of the servers to run. */
export interface MakeReadyResult {
  mongod?: string;
  nats?: string;
}

// This can take minutes on a fresh machine: builds what changed, and fetches missing servers.
await performTask(async ({ needsMongod, needsNats }: MakeReadyInput): Promise<MakeReadyResult> => {
  const [mongod, nats] = await Promise.all([
    needsMongod ? resolveMongod() : undefined,
    needsNats ? resolveNatsServer() : undefined,
    buildWorkspaces(),
  ]);
  return { mongod, nats };
});
