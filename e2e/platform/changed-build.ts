import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './platform.ts';

type Change = (file: string, text: string) => string;

/** A copy of a remote's last build under another version, with changed scripts, as if built elsewhere. */
export const changedBuild = (remote: string, version: string, change: Change): string => {
  const folder = mkdtempSync(join(tmpdir(), `atelier-${remote}-`));
  cpSync(join(repositoryRoot, remote, 'dist'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.m?js$/.test(entry.name))
      writeFileSync(file, change(entry.name, readFileSync(file, 'utf8')));
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...manifest, version }));
  return folder;
};
