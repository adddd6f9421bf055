import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../../embedded/problem.ts';
import { during } from '../../embedded/progress.ts';
import { firstOnPath } from '../../embedded/servers/go-program.ts';
import { cacheRoot } from '../../embedded/servers/platform.ts';
import { inScratchDirectory } from '../../embedded/servers/program-cache.ts';
import { resolveProgram } from '../../embedded/servers/resolution.ts';

const run = promisify(execFile);

/** The last line of releases that runs on Java 17. */
export const OPENSEARCH_VERSION = '2.19.6';

const LIBRARIES = [
  `org.opensearch:opensearch:${OPENSEARCH_VERSION}`,
  `org.opensearch.plugin:transport-netty4-client:${OPENSEARCH_VERSION}`,
  'org.apache.logging.log4j:log4j-core:2.25.4',
  'net.java.dev.jna:jna:5.13.0',
];

const toDependency = (library: string): string => {
  const [group, artifact, version] = library.split(':');
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
};

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>atelier</groupId><artifactId>search-engine</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${LIBRARIES.map(toDependency).join('\n')}</dependencies></project>
`;

const place = () => join(cacheRoot(), 'servers', `opensearch-${OPENSEARCH_VERSION}`);

const findInCache = async (): Promise<string> => {
  if (existsSync(place())) return place();
  throw new Error(`nothing at ${place()}`);
};

const fetchLibraries = (maven: string): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const pom = join(directory, 'pom.xml');
    const libraries = join(directory, 'libraries');
    await writeFile(pom, POM);
    // A file whose checksum is wrong is refused.
    const args = ['--batch-mode', '--quiet', '--strict-checksums', '--file', pom];
    const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${libraries}`];
    await during(`Fetching OpenSearch ${OPENSEARCH_VERSION} with Maven`, run(maven, [...args, ...copy]));
    await mkdir(dirname(place()), { recursive: true });
    await rename(libraries, place());
    return place();
  });

/** The folder with the libraries of OpenSearch, fetched if necessary. */
export const resolveLibraries = (): Promise<string> =>
  resolveProgram({
    server: `OpenSearch ${OPENSEARCH_VERSION}`,
    steps: [
      { description: 'cache', find: findInCache },
      { description: 'Maven', find: async () => fetchLibraries(firstOnPath('mvn')) },
    ],
    remedies: [
      'install Java 17 (a JDK) and Maven, and allow its central repository',
      'set TEST_SEARCH_ENGINE_URL to an OpenSearch server that you have',
    ],
  });

/** The Java that runs it. */
export const findJava = (): string => {
  try {
    return firstOnPath('java');
  } catch {
    throw new Problem(`OpenSearch ${OPENSEARCH_VERSION} needs Java 17 or newer (a JDK), and no java is on PATH.`);
  }
};
