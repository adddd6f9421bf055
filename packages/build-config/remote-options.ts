import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';
import { Problem } from '@atelier/release-kit/problem';
import type { RemoteOptions } from './remote-config.ts';

/** Build options of the remote in a folder. Its name is the package name without the scope. */
export const remoteOptions = (folder: string, mode: RemoteOptions['mode']): RemoteOptions => {
  if (!existsSync(join(folder, 'package.json')))
    throw new Problem(`There is no package.json in ${folder}. Run the command in the folder of a remote.`);
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  return {
    folder,
    name: name.replace(/^@[^/]+\//, ''),
    platform: PLATFORM_VERSION,
    hasServerBundle: existsSync(join(folder, 'src/server.tsx')),
    mode,
  };
};
