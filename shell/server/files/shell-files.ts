import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import { type Body, respond } from './respond.js';

const PREFIX = '/shell/';
/** Folder of the build with what browsers ask for by fixed names, such as icons. */
const SITE_FOLDER = 'site';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** The shell's own browser build, read at start: few files, named by their content but for those at the root of the site. */
export class ShellFiles {
  private readonly bodies: Map<string, Body>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];

  constructor(folder: string) {
    const entries = JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')) as {
      scripts: string[];
      styles: string[];
    };
    this.scripts = entries.scripts.map((file) => `${PREFIX}${file}`);
    this.styles = entries.styles.map((file) => `${PREFIX}${file}`);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && typeOfBuildFile(entry.name) !== undefined,
    );
    this.bodies = new Map(
      files.map((entry) => [
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
        bodyOf(join(entry.parentPath, entry.name)),
      ]),
    );
  }

  serve(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const isOfBuild = path.startsWith(PREFIX);
    const body = this.bodies.get(isOfBuild ? path.slice(PREFIX.length) : SITE_FOLDER + path);
    if (body === undefined) return false;
    respond(request, response, {
      body,
      headers: { 'cache-control': isOfBuild ? IMMUTABLE : FOR_A_DAY, 'x-content-type-options': 'nosniff' },
      quality: 11,
    });
    return true;
  }
}

const bodyOf = (file: string): Body => {
  const identity = readFileSync(file);
  return {
    identity,
    contentType: typeOfBuildFile(file) ?? 'application/octet-stream',
    etag: createHash('sha256').update(identity).digest('hex').slice(0, 16),
  };
};
