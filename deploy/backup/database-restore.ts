import { BSON, type Db, type Document, type MongoClient } from 'mongodb';
import { Problem } from '../embedded/problem.ts';
import { listDatabases } from './database-dump.ts';
import type { SavedDatabase } from './manifest.ts';

const { EJSON } = BSON;

/** Keeps each number's own type, which plain numbers of JavaScript would lose. */
const EXACT = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;
/** Named, because an index without a collation would get that of its collection. */
const NO_COLLATION = { locale: 'simple' };
const LENGTH_BYTES = 4;
const WRITE_CONCERN = { w: 'majority', journal: true } as const;

const parse = (json: string): Document => EJSON.parse(json, { relaxed: false });

const readDocuments = (bytes: Buffer): Document[] => {
  const documents: Document[] = [];
  for (let offset = 0; offset + LENGTH_BYTES <= bytes.length; ) {
    const end = offset + bytes.readInt32LE(offset);
    documents.push(BSON.deserialize(bytes.subarray(offset, end), EXACT));
    offset = end;
  }
  return documents;
};

/** Creates empty collections with their options. */
export const createCollections = async (
  client: MongoClient,
  prefix: string,
  databases: readonly SavedDatabase[],
): Promise<void> => {
  for (const { name, collections } of databases)
    for (const collection of collections)
      await client.db(`${prefix}${name}`).command({ create: collection.name, ...parse(collection.options) });
};

/** Inserts the documents of one entry. */
export const insertDocuments = async (db: Db, collection: string, bytes: Buffer): Promise<void> => {
  await db.collection(collection).insertMany(readDocuments(bytes), {
    bypassDocumentValidation: true,
    writeConcern: WRITE_CONCERN,
  });
};

const createIndexes = async (db: Db, collection: string, json: string): Promise<void> => {
  const indexes = EJSON.parse(json, { relaxed: false }) as Document[];
  const own = indexes.filter(({ name, clustered }) => name !== '_id_' && clustered !== true);
  if (own.length === 0) return;
  await db.command({
    createIndexes: collection,
    indexes: own.map((index) => ({ collation: NO_COLLATION, ...index })),
  });
};

/** Counts before it creates indexes, because MongoDB starts to remove expired documents with the index that says so. */
export const finishCollections = async (
  client: MongoClient,
  prefix: string,
  databases: readonly SavedDatabase[],
): Promise<void> => {
  for (const { name, collections } of databases) {
    const db = client.db(`${prefix}${name}`);
    for (const { name: collection, indexes, documents } of collections) {
      const found = await db.collection(collection).countDocuments();
      if (found !== documents)
        throw new Problem(`${db.databaseName}.${collection} has ${found} documents, and ${documents} in the backup.`);
      await createIndexes(db, collection, indexes);
    }
  }
};

/** Lets the relays send events again that may not have been applied everywhere; inboxes keep effects from happening twice. */
export const markEventsUnsent = async (
  client: MongoClient,
  prefix: string,
  databases: readonly SavedDatabase[],
  since: Date,
): Promise<number> => {
  let events = 0;
  for (const { name, collections } of databases) {
    if (!collections.some((collection) => collection.name === 'outbox')) continue;
    const outbox = client.db(`${prefix}${name}`).collection('outbox');
    const { modifiedCount } = await outbox.updateMany({ sentAt: { $gte: since } }, { $set: { sentAt: null } });
    events += modifiedCount;
  }
  return events;
};

export const dropDatabases = async (client: MongoClient, prefix: string): Promise<void> => {
  for (const name of await listDatabases(client, prefix)) await client.db(name).dropDatabase();
};
