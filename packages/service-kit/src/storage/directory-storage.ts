import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedPath, type ObjectFacts, ObjectStorage, type StoredObject } from './object-storage.js';

interface Facts {
  bytes: number;
  contentType: string;
  etag: string;
  changedAt: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Objects as files: bodies under `objects/`, facts beside them under `facts/`, whole files renamed into place. */
export class DirectoryStorage extends ObjectStorage {
  constructor(private readonly root: string) {
    super();
  }

  async put(path: string, body: Buffer | Readable, contentType: string): Promise<ObjectFacts> {
    const target = this.bodyFile(path);
    const draft = join(this.root, 'drafts', randomUUID());
    await Promise.all([target, this.factsFile(path), draft].map((file) => mkdir(dirname(file), { recursive: true })));
    try {
      const { bytes, etag } = await writeDraft(draft, body);
      const facts: Facts = { bytes, etag, contentType, changedAt: new Date().toISOString() };
      await writeDraft(`${draft}.facts`, Buffer.from(JSON.stringify(facts)));
      await rename(draft, target);
      await rename(`${draft}.facts`, this.factsFile(path));
      return { ...facts, changedAt: new Date(facts.changedAt) };
    } catch (error) {
      await Promise.all([draft, `${draft}.facts`].map((file) => rm(file, { force: true })));
      throw error;
    }
  }

  async get(path: string): Promise<StoredObject | undefined> {
    const facts = await this.stat(path);
    return facts === undefined ? undefined : { ...facts, body: createReadStream(this.bodyFile(path)) };
  }

  async stat(path: string): Promise<ObjectFacts | undefined> {
    try {
      const facts = JSON.parse(await readFile(this.factsFile(path), 'utf8')) as Facts;
      return { ...facts, changedAt: new Date(facts.changedAt) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await rm(this.factsFile(path), { force: true });
    await rm(this.bodyFile(path), { force: true });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const bodies = join(this.root, 'objects');
    const entries = await readdir(bodies, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = relative(bodies, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (path.startsWith(prefix)) yield path;
    }
  }

  private bodyFile(path: string): string {
    return join(this.root, 'objects', checkedPath(path));
  }

  private factsFile(path: string): string {
    return join(this.root, 'facts', `${checkedPath(path)}.json`);
  }
}

const writeDraft = async (file: string, body: Buffer | Readable): Promise<{ bytes: number; etag: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
  });
  await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, measure, createWriteStream(file));
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
  return { bytes, etag: hash.digest('hex').slice(0, 32) };
};
