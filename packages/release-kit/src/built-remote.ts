import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ReleaseFile, type RemoteManifest, remoteManifest } from '@atelier/contracts/releases/http';
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

/** Reads a build from a directory. Throws a Problem if it has no manifest. */
export const readBuiltRemote = (directory: string): BuiltRemote => {
  try {
    const manifest = remoteManifest.parse(JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8')));
    return { manifest, directory, files: servedFiles(directory) };
  } catch (error) {
    throw new Problem(`There is no usable build in ${directory} (${getMessage(error)}).`);
  }
};
