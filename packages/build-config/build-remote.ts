import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { remoteConfigs } from './remote-config.ts';
import { runWebpack } from './run-webpack.ts';

const PLATFORM_VERSION = 2;

const folder = process.cwd();
await runWebpack(
  remoteConfigs({
    root: dirname(folder),
    name: basename(folder),
    platform: PLATFORM_VERSION,
    hasServerBundle: existsSync(join(folder, 'src/server.tsx')),
    mode: process.argv.includes('--development') ? 'development' : 'production',
  }),
);
