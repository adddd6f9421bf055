import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { executable } from './platform.ts';

const run = promisify(execFile);
const ANSWER_WITHIN_MS = 20_000;

/** A program's output for `--version`. Throws if it does not run on this machine. */
export const askVersion = async (program: string, args: readonly string[] = ['--version']): Promise<string> => {
  const { stdout, stderr } = await run(program, args, { timeout: ANSWER_WITHIN_MS });
  return `${stdout}\n${stderr}`;
};

/** The first version number in the output. */
export const getVersion = async (program: string): Promise<string> => {
  const [version] = /\d+\.\d+\.\d+/.exec(await askVersion(program)) ?? [];
  if (version === undefined) throw new Error(`${program} --version names no version`);
  return version;
};

/** Compares dotted numbers: negative if the first is older. */
export const compareVersions = (left: string, right: string): number => {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing === -1 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

export const programsOnPath = (program: string, path = process.env.PATH ?? ''): string[] =>
  path
    .split(delimiter)
    .filter((directory) => directory !== '')
    .map((directory) => join(directory, executable(program)))
    .filter(isExecutable);

/** The first working copy on PATH that is new enough. */
export const findOnPath = async (program: string, oldestVersion: string, path?: string): Promise<string> => {
  const refused: string[] = [];
  for (const file of programsOnPath(program, path)) {
    const version = await getVersion(file).catch(() => undefined);
    if (version !== undefined && compareVersions(version, oldestVersion) >= 0) return file;
    refused.push(version === undefined ? `${file} does not run` : `${file} is ${version}`);
  }
  if (refused.length === 0) throw new Error('not there');
  throw new Error(`${refused.join(', ')}; ${oldestVersion} or newer is needed`);
};
