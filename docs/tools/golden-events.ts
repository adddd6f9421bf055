import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CloudEvent } from '@atelier/contracts';

export const GOLDEN_FOLDER = join(import.meta.dirname, '..', 'api', 'golden-events');
const INDEX = 'index.json';

/** The digest of every release's golden file, so that none can be edited or removed unnoticed. */
type Index = Record<string, string>;

const getDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
const getText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

const readIndex = (folder: string): Index => {
  const file = join(folder, INDEX);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index) : {};
};

const readRelease = (folder: string, version: string, digest: string): CloudEvent[] => {
  const file = join(folder, `${version}.json`);
  if (!existsSync(file)) throw new Error(`The golden events of ${version} were removed: restore ${file}.`);
  const text = readFileSync(file, 'utf8');
  if (getDigest(text) !== digest) throw new Error(`The golden events of ${version} were changed: restore ${file}.`);
  return JSON.parse(text) as CloudEvent[];
};

/** One example of each event of each release, as it was released. Throws if one was changed or removed. */
export const readGoldenEvents = (folder = GOLDEN_FOLDER): { version: string; event: CloudEvent }[] =>
  Object.entries(readIndex(folder)).flatMap(([version, digest]) =>
    readRelease(folder, version, digest).map((event) => ({ version, event })),
  );

/** Keeps the events of a release. Throws if that version has already been released with other events. */
export const keepGoldenEvents = (version: string, events: readonly CloudEvent[], folder = GOLDEN_FOLDER): void => {
  const index = readIndex(folder);
  const text = getText(events);
  const digest = getDigest(text);
  if (index[version] === digest) return;
  if (index[version] !== undefined)
    throw new Error(`Version ${version} was released with other events: raise the version in package.json first.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${version}.json`), text);
  writeFileSync(join(folder, INDEX), getText({ ...index, [version]: digest }));
};
