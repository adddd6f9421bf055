import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SHARED_SOURCES = [
  'packages/web-kit/src',
  'packages/contracts/src',
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

/** Package version and eight digits of what the build is made from: the same sources give the same version. */
export const remoteVersion = (root: string, name: string, packageVersion: string): string => {
  const hash = createHash('sha256');
  const folders = [`${name}/src`, `${name}/fonts`, ...SHARED_SOURCES].map((folder) => join(root, folder));
  const files = [
    ...folders.filter((folder) => existsSync(folder)).flatMap(filesUnder),
    join(root, name, 'package.json'),
    join(root, 'package-lock.json'),
  ];
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
};
