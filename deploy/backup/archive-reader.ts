import { createHash } from 'node:crypto';
import { createTarDecoder } from 'modern-tar';
import { getMessage, Problem } from '../embedded/problem.ts';
import { type Entry, FORMAT, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { type Bytes, openSealed } from './seal.ts';

interface SealedFile {
  file: string;
  passphrase: string;
}

export type Keys = Record<string, string>;

export interface VerifiedBackup extends SealedFile {
  manifest: Manifest;
  keys: Keys;
}

/** More than any document of MongoDB, and than the names of a million objects. */
const MAX_IN_MEMORY = 1024 * 1024 * 1024;

async function* readArchive({ file, passphrase }: SealedFile): AsyncGenerator<{ name: string; body: Bytes }> {
  const plain = await openSealed(file, passphrase);
  for await (const { header, body } of plain.pipeThrough(createTarDecoder({ strict: true })))
    yield { name: header.name, body };
}

/** Reads an entry to its end. Throws for one that cannot be meant for memory. */
export const readWhole = async (body: Bytes): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_IN_MEMORY) throw new Error('an entry is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const digest = async (body: Bytes): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
};

const damaged = (file: string, reason: string): Problem =>
  new Problem(`${file} is damaged: ${reason}. Nothing was changed.`);

const parseManifest = (file: string, bytes: Buffer): Manifest => {
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new Problem(
    `${file} was written in another form than this version of Atelier reads (${FORMAT}). Nothing was changed.\n` +
      'Restore it with the version that wrote it, or a newer one.',
  );
};

type Found = ReadonlyMap<string, { bytes: number; sha256: string }>;

const compare = (file: string, { entries }: Manifest, found: Found): void => {
  for (const { name, bytes, sha256 } of entries) {
    const actual = found.get(name);
    if (actual === undefined) throw damaged(file, `${name} is missing`);
    if (actual.bytes !== bytes || actual.sha256 !== sha256) throw damaged(file, `${name} was altered`);
  }
  if (found.size !== entries.length) throw damaged(file, 'it has entries that its table of contents does not name');
};

const readEverything = async (sealed: SealedFile) => {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let manifest: Manifest | undefined;
  let keys: Keys = {};
  for await (const { name, body } of readArchive(sealed)) {
    if (name === MANIFEST) manifest = parseManifest(sealed.file, await readWhole(body));
    else if (name === KEYS_ENTRY) {
      const bytes = await readWhole(body);
      keys = JSON.parse(bytes.toString('utf8'));
      found.set(name, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    } else found.set(name, await digest(body));
  }
  return { found, manifest, keys };
};

export const KEYS_ENTRY = 'keys.json';

/** Reads a backup to its end and compares every hash. Throws a Problem if anything is missing, altered, or cut off. */
export const verifyBackup = async (sealed: SealedFile): Promise<VerifiedBackup> => {
  const { file } = sealed;
  try {
    const { found, manifest, keys } = await readEverything(sealed);
    if (manifest === undefined) throw damaged(file, 'its table of contents is missing');
    compare(file, manifest, found);
    return { ...sealed, manifest, keys };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw damaged(file, `it was altered or cut off (${getMessage(error)})`);
  }
};

/** Reads on to the next entry. */
export const skip = async (body: Bytes): Promise<void> => {
  await body.pipeTo(new WritableStream());
};

/** The entries of a verified backup, in their order. Each body must be read or skipped before the next one. */
export async function* readEntries({
  manifest,
  ...sealed
}: VerifiedBackup): AsyncGenerator<{ entry: Entry; body: Bytes }> {
  const entries = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  for await (const { name, body } of readArchive(sealed)) {
    const entry = entries.get(name);
    if (entry === undefined) await skip(body);
    else yield { entry, body };
  }
}
