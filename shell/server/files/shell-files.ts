import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { sendEncoded } from '@atelier/service-kit/cache/send-ready';
import type { ObjectStorage } from '@atelier/service-kit/storage/object-storage';
import { FILE_HEADERS, IMMUTABLE } from './file-headers.js';

const PREFIX = '/shell/';
const UNKNOWN = 'application/octet-stream';
const ENTRIES = 'shell.json';
/** Folder of the build with files that browsers request by fixed names, such as icons. */
const SITE_FOLDER = 'site';
const FOR_A_DAY = 'public, max-age=86400';

const toAnswer = (file: string, name: string): ReadyAnswer =>
  new ReadyAnswer(readFileSync(file), typeOfBuildFile(file) ?? UNKNOWN, FILE_HEADERS, {
    cacheControl: name.startsWith(`${SITE_FOLDER}/`) ? FOR_A_DAY : IMMUTABLE,
    isLasting: true,
  });

/** The shell's browser build, read at startup: few files, named by their content except those at the root of the site. */
export class ShellFiles {
  private readonly answers: Map<string, ReadyAnswer>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];

  constructor(folder: string) {
    const entries = JSON.parse(readFileSync(join(folder, ENTRIES), 'utf8')) as {
      scripts: string[];
      styles: string[];
    };
    this.scripts = entries.scripts.map((file) => `${PREFIX}${file}`);
    this.styles = entries.styles.map((file) => `${PREFIX}${file}`);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && typeOfBuildFile(entry.name) !== undefined)
      .map((entry) => join(entry.parentPath, entry.name));
    this.answers = new Map(
      files.map((file) => {
        const name = file.slice(folder.length + 1).replaceAll('\\', '/');
        return [name, toAnswer(file, name)];
      }),
    );
  }

  /** Stores this build next to those of other shell versions, for documents that are open during an update. */
  async storeIn(storage: ObjectStorage): Promise<void> {
    const ownFiles = [...this.answers].filter(([name]) => !name.startsWith(`${SITE_FOLDER}/`) && name !== ENTRIES);
    for (const [name, { identity }] of ownFiles) {
      const path = PREFIX.slice(1) + name;
      if ((await storage.stat(path)) === undefined) await storage.put(path, identity, typeOfBuildFile(name) ?? UNKNOWN);
    }
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const answer = this.answers.get(path.startsWith(PREFIX) ? path.slice(PREFIX.length) : SITE_FOLDER + path);
    if (answer === undefined) return false;
    await sendEncoded(request, response, answer, []);
    return true;
  }
}
