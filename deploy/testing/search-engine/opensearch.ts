import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from '../../embedded/children/launch-server.ts';
import { fileLog } from '../../embedded/children/process-log.ts';
import { poll } from '../../embedded/network/poll.ts';
import { answersOk } from '../../embedded/network/probes.ts';
import { type RunningServer, type ServerOptions, startWhenReady } from '../../embedded/servers/running-server.ts';
import { findJava, resolveLibraries } from './libraries.ts';

const READY_WITHIN_MS = 90_000;
const HEAP = ['-Xms256m', '-Xmx256m'];
const PROGRAM = join(import.meta.dirname, 'SearchEngine.java');

const launch = (java: string, libraries: string, dataDir: string, port: number): RunningServer => {
  mkdirSync(join(dataDir, 'config'), { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const child = launchServer({
    name: 'search-engine',
    program: java,
    args: [...HEAP, '-cp', join(libraries, '*'), PROGRAM, dataDir, String(port)],
    log: fileLog(join(dataDir, 'search-engine.log')),
    isReady: (signal) =>
      poll(() => answersOk(url), { signal, timeoutMs: READY_WITHIN_MS, what: 'it answered no request' }),
  });
  return { ...child, url, port };
};

/** Fetches OpenSearch if necessary, starts it on loopback, and waits until it answers. The caller stops it. */
export const startOpenSearch = async ({ dataDir, port }: ServerOptions): Promise<RunningServer> => {
  const java = findJava();
  const libraries = await resolveLibraries();
  return startWhenReady(port, (chosen) => launch(java, libraries, dataDir, chosen));
};
