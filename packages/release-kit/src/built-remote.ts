import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  RELEASE_FILE_MAX_BYTES,
  type ReleaseFile,
  type RemoteManifest,
  remoteManifest,
  versionInput,
} from '@atelier/contracts/releases/http';
import { getMessage, Problem } from './problem.js';

/** A remote's build output. */
export interface BuiltRemote {
  manifest: RemoteManifest;
  /** Absolute. */
  directory: string;
  files: readonly ReleaseFile[];
}

/** All files that are served. Files whose names begin with a dot, such as the build stamp, are left out. */
const servedFiles = (directory: string): ReleaseFile[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const bytes = readFileSync(file);
      const path = relative(directory, file).split(sep).join('/');
      return { path, bytes: bytes.length, sha384: createHash('sha384').update(bytes).digest('base64') };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

const readManifest = (directory: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8'));
  } catch (error) {
    throw new Problem(`There is no usable build in ${directory} (${getMessage(error)}).`);
  }
};

const getNamedFiles = ({ entry, css, fonts = [], preload, serverEntry = entry }: RemoteManifest): Set<string> =>
  new Set([entry, serverEntry, ...css, ...fonts, ...Object.values(preload).flat()]);

/** The registry refuses these files, some of them only after others are uploaded. */
const getFileIssues = (files: readonly ReleaseFile[]): string[] => {
  const { error } = versionInput.shape.files.safeParse(files);
  const issues = (error?.issues ?? []).map(({ path: [index], message }) =>
    typeof index === 'number' ? `${files[index]?.path}: ${message}` : message,
  );
  const large = files.filter(({ bytes }) => bytes > RELEASE_FILE_MAX_BYTES);
  return [...issues, ...large.map(({ path }) => `${path}: File is larger than ${RELEASE_FILE_MAX_BYTES} bytes`)];
};

/** Reads a build from a directory. Throws a Problem that says what is wrong with its manifest or its files. */
export const readBuiltRemote = (directory: string): BuiltRemote => {
  const { data: manifest, error } = remoteManifest.safeParse(readManifest(directory));
  if (manifest === undefined) {
    const issues = error.issues.map(({ path, message }) => `\n  ${path.join('.')}: ${message}`);
    throw new Problem(
      `The remote.json in ${directory} is not valid; it repeats what package.json says under atelier:${issues.join('')}`,
    );
  }
  const files = servedFiles(directory);
  const missing = [...getNamedFiles(manifest)].filter((path) => files.every((file) => file.path !== path));
  if (missing.length > 0)
    throw new Problem(`The remote.json in ${directory} names files that are not there: ${missing.join(', ')}`);
  const issues = getFileIssues(files);
  if (issues.length > 0)
    throw new Problem(
      `The build in ${directory} cannot be published:${issues.map((issue) => `\n  ${issue}`).join('')}`,
    );
  return { manifest, directory, files };
};
