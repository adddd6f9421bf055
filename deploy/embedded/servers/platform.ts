import { homedir } from 'node:os';
import { join } from 'node:path';

export type Platform = `${NodeJS.Platform}-${NodeJS.Architecture}`;

export const hostPlatform = (): Platform => `${process.platform}-${process.arch}`;

export const executable = (program: string): string => (process.platform === 'win32' ? `${program}.exe` : program);

const systemCache = (env: NodeJS.ProcessEnv): string => {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  if (process.platform === 'win32') return env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  return env.XDG_CACHE_HOME || join(homedir(), '.cache');
};

/** The cache of downloaded programs, shared by all clones of this user. */
export const cacheRoot = (env: NodeJS.ProcessEnv = process.env): string =>
  env.ATELIER_CACHE_DIR || join(systemCache(env), 'atelier');
