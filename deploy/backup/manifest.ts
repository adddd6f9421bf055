import * as z from 'zod';

/** Raised when an older `restore` could misread a newer backup. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** What an entry of the archive is, apart from the manifest itself. */
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('documents'), database: z.string(), collection: z.string() }),
  z.object({ kind: z.literal('object'), path: z.string(), contentType: z.string() }),
  z.object({ kind: z.literal('keys') }),
]);
export type Content = z.output<typeof content>;

const entry = z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), content });
export type Entry = z.output<typeof entry>;

/** Options and indexes are documents of MongoDB, as EJSON. */
const collection = z.object({ name: z.string(), options: z.string(), indexes: z.string(), documents: z.int() });
export type SavedCollection = z.output<typeof collection>;

/** `name` is the database's name after the prefix, such as `content` for `atelier_content`. */
const database = z.object({ name: z.string(), collections: z.array(collection) });
export type SavedDatabase = z.output<typeof database>;

const config = z.record(z.string(), z.unknown());
const stream = z.object({ name: z.string(), config, consumers: z.array(config) });
export type SavedStream = z.output<typeof stream>;

/** The table of contents: the last entry, because only then are sizes and hashes known. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of Atelier that wrote the backup. */
  platform: z.string(),
  createdAt: z.iso.datetime(),
  /** The one point in time of all databases, as a Timestamp in EJSON. */
  clusterTime: z.string(),
  databases: z.array(database),
  streams: z.array(stream),
  /** Events sent from then on may not have been applied everywhere, so `restore` marks them as unsent. */
  resendSince: z.iso.datetime(),
  entries: z.array(entry),
});
export type Manifest = z.output<typeof manifestSchema>;
