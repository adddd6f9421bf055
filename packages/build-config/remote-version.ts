import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Problem } from '@atelier/release-kit/problem';

/** The sources outside its folder that a remote's version depends on. */
export const SHARED_SOURCES = [
  'packages/web-kit/src',
  'packages/contracts/src',
  'packages/content-import/src',
  'packages/markup/src',
  'packages/build-config',
];
const IGNORED = /(^|\/)(node_modules|dist|test-results)(\/|$)|\.spec\.tsx?$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(file))
    .sort();

/** The folder with the lock file: the remote's own, or that of its workspace's repository. */
const getRepository = (folder: string): string => {
  for (let at = folder; at !== dirname(at); at = dirname(at)) if (existsSync(join(at, 'package-lock.json'))) return at;
  throw new Problem(`There is no package-lock.json in ${folder} or above it. Run npm install first.`);
};

/** The package version and eight digits of a hash of the sources: the same sources give the same version. */
export const remoteVersion = (folder: string, packageVersion: string): string => {
  const hash = createHash('sha256');
  const repository = getRepository(folder);
  const shared = SHARED_SOURCES.map((source) => join(repository, source));
  const files = [
    ...[join(folder, 'src'), join(folder, 'fonts'), join(folder, 'texts'), ...shared]
      .filter((source) => existsSync(source))
      .flatMap(filesUnder),
    join(folder, 'package.json'),
    join(repository, 'package-lock.json'),
  ];
  for (const file of files)
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
};
