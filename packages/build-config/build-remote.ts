import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';
import { remoteConfigs, versionOf } from './remote-config.ts';
import { runWebpack } from './run-webpack.ts';

const folder = process.cwd();
const options = {
  root: dirname(folder),
  name: basename(folder),
  platform: PLATFORM_VERSION,
  hasServerBundle: existsSync(join(folder, 'src/server.tsx')),
  mode: process.argv.includes('--development') ? ('development' as const) : ('production' as const),
};

const version = versionOf(options);
await runWebpack(remoteConfigs(options));
if (versionOf(options) !== version && options.mode === 'production') {
  // Half of the build is made of the one state and half of the other.
  throw new Error('The sources changed while they were built. Please build again.');
}
