import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../embedded/problem.ts';
import { during } from '../embedded/progress.ts';
import { firstOnPath } from '../embedded/servers/go-program.ts';
import { cacheRoot } from '../embedded/servers/platform.ts';
import { inScratchDirectory } from '../embedded/servers/program-cache.ts';
import { resolveProgram } from '../embedded/servers/resolution.ts';

const run = promisify(execFile);

/** A server that is written in Java and that tests run on. */
export interface JavaServer {
  name: string;
  version: string;
  /** As `group:artifact:version`. */
  libraries: readonly string[];
  /** The variable with the address of a server to use instead. */
  variable: string;
}

const toDependency = (library: string): string => {
  const [group, artifact, version] = library.split(':');
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
};

const toPom = (
  libraries: readonly string[],
): string => `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>atelier</groupId><artifactId>libraries</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${libraries.map(toDependency).join('\n')}</dependencies></project>
`;

const place = ({ name, version }: JavaServer) => join(cacheRoot(), 'servers', `${name.toLowerCase()}-${version}`);

const findInCache = async (server: JavaServer): Promise<string> => {
  if (existsSync(place(server))) return place(server);
  throw new Error(`nothing at ${place(server)}`);
};

const fetchLibraries = (maven: string, server: JavaServer): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const pom = join(directory, 'pom.xml');
    const libraries = join(directory, 'libraries');
    await writeFile(pom, toPom(server.libraries));
    // A file whose checksum is wrong is refused.
    const args = ['--batch-mode', '--quiet', '--strict-checksums', '--file', pom];
    const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${libraries}`];
    await during(`Fetching ${server.name} ${server.version} with Maven`, run(maven, [...args, ...copy]));
    await mkdir(dirname(place(server)), { recursive: true });
    await rename(libraries, place(server));
    return place(server);
  });

/** The folder with the server's libraries, fetched if necessary. */
export const resolveLibraries = (server: JavaServer): Promise<string> =>
  resolveProgram({
    server: `${server.name} ${server.version}`,
    steps: [
      { description: 'cache', find: () => findInCache(server) },
      { description: 'Maven', find: async () => fetchLibraries(firstOnPath('mvn'), server) },
    ],
    remedies: [
      'install Java 17 (a JDK) and Maven, and allow its central repository',
      `set ${server.variable} to a server that you have`,
    ],
  });

/** The Java that runs it. */
export const findJava = ({ name, version }: JavaServer): string => {
  try {
    return firstOnPath('java');
  } catch {
    throw new Problem(`${name} ${version} needs Java 17 or newer (a JDK), and no java is on PATH.`);
  }
};
