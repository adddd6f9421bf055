import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ReleaseFile, type RemoteManifest, remoteManifest } from '@atelier/contracts/releases/http';
import { getMessage, Problem } from './problem.js';

/** The output of a remote's build. */
export interface BuiltRemote {
  manifest: RemoteManifest;
  /** Absolute. */
  directory: string;
  files: readonly ReleaseFile[];
}

/** Everything that is served; files with a dot in front, such as the build stamp, stay at home. */
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

/** Reads what a build left in a directory. Throws a Problem when it says nothing of itself. */
export const readBuiltRemote = (directory: string): BuiltRemote => {
  try {
    const manifest = remoteManifest.parse(JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8')));
    return { manifest, directory, files: servedFiles(directory) };
  } catch (error) {
    throw new Problem(`There is no usable build in ${directory} (${getMessage(error)}).`);
  }
};
