import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { createTarPacker } from 'modern-tar';
import { type Content, type Entry, MANIFEST, type Manifest } from './manifest.ts';
import { type Bytes, writeSealed } from './seal.ts';

/** Packs entries one after the other and remembers the hash of each. Waits while the reader is slower. */
export class ArchiveWriter {
  readonly entries: Entry[] = [];
  private readonly packer = createTarPacker();

  get bytes(): Bytes {
    return this.packer.readable;
  }

  async addBytes(name: string, content: Content, bytes: Uint8Array): Promise<void> {
    await this.addStream(name, content, bytes.length, [bytes]);
  }

  /** Throws if the stream is not as long as it should be. */
  async addStream(
    name: string,
    content: Content,
    bytes: number,
    body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const sha256 = await this.pack(name, bytes, body);
    this.entries.push({ name, bytes, sha256, content });
  }

  async finish(manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(manifest));
    await this.pack(MANIFEST, bytes.length, [bytes]);
    this.packer.controller.finalize();
  }

  fail(error: unknown): void {
    this.packer.controller.error(error);
  }

  private async pack(
    name: string,
    size: number,
    body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<string> {
    const writer = this.packer.controller.add({ name, size, type: 'file' }).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    return hash.digest('hex');
  }
}

/** Writes an encrypted archive. The file gets its name once it is complete, so that half a backup is never taken for one. */
export const writeArchive = async (
  file: string,
  passphrase: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> => {
  const draft = `${file}.part`;
  const archive = new ArchiveWriter();
  const filled = fill(archive).catch((error: unknown) => {
    archive.fail(error);
    throw error;
  });
  const [writing, saving] = await Promise.allSettled([filled, writeSealed(draft, archive.bytes, passphrase)]);
  const failure = [saving, writing].find((outcome) => outcome.status === 'rejected');
  if (failure === undefined) return rename(draft, file);
  await rm(draft, { force: true });
  throw failure.reason;
};
