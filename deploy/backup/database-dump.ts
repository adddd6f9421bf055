import { BSON, type ClientSession, type Document, type MongoClient, MongoServerError } from 'mongodb';
import { Problem } from '../embedded/problem.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { SavedCollection, SavedDatabase } from './manifest.ts';

const { EJSON } = BSON;

/** Documents of one entry: enough for few entries, and little enough for memory. */
const PART_BYTES = 4 * 1024 * 1024;
const ATTEMPTS = 5;
const SNAPSHOT_GONE = [239, 246];

interface Collection {
  database: string;
  name: string;
  options: Document;
  indexes: Document[];
}

/** All databases at one point in time: what they contain, and a session that reads it. */
interface Snapshot {
  session: ClientSession;
  collections: Collection[];
  /** A Timestamp in EJSON. */
  clusterTime: string;
}

export const listDatabases = async (client: MongoClient, prefix: string): Promise<string[]> => {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
};

const readCollections = async (client: MongoClient, prefix: string): Promise<Collection[]> => {
  const collections: Collection[] = [];
  for (const database of await listDatabases(client, prefix)) {
    const db = client.db(database);
    for (const { name, type, options = {} } of await db.listCollections({}, { nameOnly: false }).toArray()) {
      if (name.startsWith('system.')) continue;
      if (type !== 'collection') throw new Problem(`${database}.${name} is a ${type}, which cannot be backed up.`);
      const indexes = await db.collection(name).listIndexes().toArray();
      collections.push({ database: database.slice(prefix.length), name, options, indexes });
    }
  }
  return collections;
};

/** The driver keeps the point in time that the server chose for the first read. */
const getClusterTime = (session: ClientSession): string => {
  if (!('snapshotTime' in session) || !(session.snapshotTime instanceof BSON.Timestamp))
    throw new Error('MongoDB named no point in time. A backup needs a replica set.');
  return EJSON.stringify(session.snapshotTime);
};

/** Lists collections before and after the point in time is set, because a snapshot cannot list them itself. */
export const openSnapshot = async (client: MongoClient, prefix: string): Promise<Snapshot> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const collections = await readCollections(client, prefix);
    const [first] = collections;
    if (first === undefined) throw new Problem(`There is no database whose name begins with ${prefix}.`);
    const session = client.startSession({ snapshot: true });
    await client.db(`${prefix}${first.database}`).collection(first.name).findOne({}, { session });
    if (EJSON.stringify(await readCollections(client, prefix)) === EJSON.stringify(collections))
      return { session, collections, clusterTime: getClusterTime(session) };
    await session.endSession();
  }
  throw new Problem('Collections or indexes are being created. Run the backup again once the platform is ready.');
};

interface DumpContext {
  client: MongoClient;
  prefix: string;
  session: ClientSession;
  archive: ArchiveWriter;
  tell(database: string, bytes: number): void;
}

async function* readParts(documents: AsyncIterable<unknown>): AsyncGenerator<Buffer[]> {
  let part: Buffer[] = [];
  let bytes = 0;
  for await (const document of documents) {
    if (!Buffer.isBuffer(document)) throw new Error('The driver returned a document that is not raw.');
    part.push(document);
    bytes += document.length;
    if (bytes < PART_BYTES) continue;
    yield part;
    part = [];
    bytes = 0;
  }
  if (part.length > 0) yield part;
}

const dumpCollection = async (context: DumpContext, { database, name }: Collection): Promise<number> => {
  const { client, prefix, session, archive, tell } = context;
  const cursor = client.db(`${prefix}${database}`).collection(name).find({}, { session, raw: true });
  let documents = 0;
  let number = 0;
  for await (const part of readParts(cursor)) {
    const bytes = Buffer.concat(part);
    number += 1;
    const entry = `databases/${database}/${encodeURIComponent(name)}/${String(number).padStart(6, '0')}.bson`;
    await archive.addBytes(entry, { kind: 'documents', database, collection: name }, bytes);
    documents += part.length;
    tell(database, bytes.length);
  }
  return documents;
};

const explain = (error: unknown): unknown => {
  const isGone = error instanceof MongoServerError && SNAPSHOT_GONE.includes(Number(error.code));
  if (!isGone) return error;
  return new Problem(
    `MongoDB no longer has the point in time of this backup (${error.message}).\n` +
      'Raise its parameter minSnapshotHistoryWindowInSeconds above the duration of a backup: docs/operations.md, "Backups".',
  );
};

/** Writes every document as it was at the snapshot's point in time. */
export const dumpDatabases = async (
  { collections, session }: Pick<Snapshot, 'collections' | 'session'>,
  context: Omit<DumpContext, 'session'>,
): Promise<SavedDatabase[]> => {
  const databases = new Map<string, SavedCollection[]>();
  try {
    for (const collection of collections) {
      const { database, name, options, indexes } = collection;
      const documents = await dumpCollection({ ...context, session }, collection);
      const saved = { name, options: EJSON.stringify(options), indexes: EJSON.stringify(indexes), documents };
      databases.set(database, [...(databases.get(database) ?? []), saved]);
    }
  } catch (error) {
    throw explain(error);
  }
  return [...databases].map(([name, saved]) => ({ name, collections: saved }));
};
