import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, checkedPath, type ObjectFacts, ObjectStorage, type StoredObject } from './object-storage.js';

/** `body` is the name of the file that holds the bytes. */
interface Facts {
  bytes: number;
  contentType: string;
  etag: string;
  changedAt: string;
  body: string;
}

const FACTS_FILE = '.facts.json';
const READ_ATTEMPTS = 20;

/** An object cannot exist under a name that the file system does not allow. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

const undefinedWhenMissing = (error: { code?: string }): undefined => {
  if (!MISSING.has(error.code ?? '')) throw error;
};

const toObjectFacts = ({ bytes, contentType, etag, changedAt }: Facts): ObjectFacts => ({
  bytes,
  contentType,
  etag,
  changedAt: new Date(changedAt),
});

/**
 * Stores each object in a directory named by its path: a file of bytes, and a file of facts that names it. Renaming the facts
 * into place is the single step that replaces an object, so that neither a reader nor a crash leaves half of it.
 */
export class DirectoryStorage extends ObjectStorage {
  private readonly objects: string;

  constructor(root: string) {
    super();
    this.objects = join(root, 'objects');
  }

  async put(path: string, body: Buffer | Readable, contentType: string): Promise<ObjectFacts> {
    const id = randomUUID();
    const bodyFile = this.file(path, `.body-${id}`);
    const draft = this.file(path, `.draft-${id}`);
    await mkdir(dirname(bodyFile), { recursive: true });
    try {
      const written = await writeFile(bodyFile, body);
      const facts: Facts = { ...written, contentType, changedAt: new Date().toISOString(), body: `.body-${id}` };
      await writeFile(draft, Buffer.from(JSON.stringify(facts)));
      const replaced = await this.facts(path);
      await rename(draft, this.file(path, FACTS_FILE));
      if (replaced !== undefined) await rm(this.file(path, replaced.body), { force: true });
      return toObjectFacts(facts);
    } catch (error) {
      await Promise.all([bodyFile, draft].map((file) => rm(file, { force: true })));
      throw error;
    }
  }

  async get(path: string, range?: ByteRange): Promise<StoredObject | undefined> {
    for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
      const facts = await this.facts(path);
      if (facts === undefined) return undefined;
      // Opened at once: an open file survives its replacement, and a missing one was replaced since the facts were read.
      const handle = await open(this.file(path, facts.body)).catch(undefinedWhenMissing);
      if (handle !== undefined) return { ...toObjectFacts(facts), body: handle.createReadStream(range) };
    }
    throw new Error(`The bytes of an object are missing: ${path}`);
  }

  async stat(path: string): Promise<ObjectFacts | undefined> {
    const facts = await this.facts(path);
    return facts === undefined ? undefined : toObjectFacts(facts);
  }

  async remove(path: string): Promise<void> {
    const facts = await this.facts(path);
    if (facts === undefined) return;
    await rm(this.file(path, FACTS_FILE), { force: true });
    await rm(this.file(path, facts.body), { force: true });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const entries = await readdir(this.objects, { recursive: true, withFileTypes: true }).catch(undefinedWhenMissing);
    for (const entry of entries ?? []) {
      if (entry.name !== FACTS_FILE) continue;
      const path = relative(this.objects, entry.parentPath).replaceAll(sep, '/');
      if (path.startsWith(prefix)) yield path;
    }
  }

  private async facts(path: string): Promise<Facts | undefined> {
    const json = await readFile(this.file(path, FACTS_FILE), 'utf8').catch(undefinedWhenMissing);
    return json === undefined ? undefined : (JSON.parse(json) as Facts);
  }

  private file(path: string, name: string): string {
    return join(this.objects, checkedPath(path), name);
  }
}

const writeFile = async (file: string, body: Buffer | Readable): Promise<{ bytes: number; etag: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
  });
  await pipeline(
    Buffer.isBuffer(body) ? Readable.from([body]) : body,
    measure,
    createWriteStream(file, { flush: true }),
  );
  return { bytes, etag: hash.digest('hex').slice(0, 32) };
};
