import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from '../../embedded/children/launch-server.ts';
import { fileLog } from '../../embedded/children/process-log.ts';
import { poll } from '../../embedded/network/poll.ts';
import { answersOk } from '../../embedded/network/probes.ts';
import { type RunningServer, type ServerOptions, startWhenReady } from '../../embedded/servers/running-server.ts';
import { findJava, type JavaServer, resolveLibraries } from '../maven-libraries.ts';

/** The last line of releases that runs on Java 17. */
export const OPENSEARCH_VERSION = '2.19.6';

const OPENSEARCH: JavaServer = {
  name: 'OpenSearch',
  version: OPENSEARCH_VERSION,
  libraries: [
    `org.opensearch:opensearch:${OPENSEARCH_VERSION}`,
    `org.opensearch.plugin:transport-netty4-client:${OPENSEARCH_VERSION}`,
    'org.apache.logging.log4j:log4j-core:2.25.4',
    'net.java.dev.jna:jna:5.13.0',
  ],
  variable: 'TEST_SEARCH_ENGINE_URL',
};

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
  const java = findJava(OPENSEARCH);
  const libraries = await resolveLibraries(OPENSEARCH);
  return startWhenReady(port, (chosen) => launch(java, libraries, dataDir, chosen));
};
