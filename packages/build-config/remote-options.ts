import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';
import type { RemoteOptions } from './remote-config.ts';

/** Build options of the remote in a folder. Its name is the package name without the scope. */
export const remoteOptions = (folder: string, mode: RemoteOptions['mode']): RemoteOptions => {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  return {
    folder,
    name: name.replace(/^@[^/]+\//, ''),
    platform: PLATFORM_VERSION,
    hasServerBundle: existsSync(join(folder, 'src/server.tsx')),
    mode,
  };
};
