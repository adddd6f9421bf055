import { CONTENT_KINDS } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type mongo, Schema, trusted } from 'mongoose';
import type { EntrySource } from '../ranking/search-index.js';
import type { EntryRecord } from './entry.js';

export const ENTRY = 'Entry';

type EntryFields = Omit<EntryRecord, 'key'> & { _id: string };

export const entrySchema = new Schema<EntryFields>(
  {
    _id: String,
    kind: { type: String, enum: CONTENT_KINDS, required: true },
    id: { type: String, required: true },
    slug: { type: String, default: '' },
    title: { type: String, default: '' },
    summary: { type: String, default: '' },
    text: { type: String, default: '' },
    category: { type: String, default: '' },
    keywords: { type: [String], default: [] },
    image: { type: String, default: null },
    isPublic: { type: Boolean, required: true },
    publishedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'entries', versionKey: false, strict: 'throw', id: false },
);

/** Entry changes from any process; iteration ends or throws when the change stream is interrupted. */
export interface EntryChanges extends AsyncIterable<EntryRecord> {
  close(): Promise<void>;
}

/** Small enough that other work can run between two batches. */
const BATCH_SIZE = 100;

type StoredEntry = Pick<EntryFields, '_id' | 'kind' | 'id' | 'isPublic' | 'version'> & Partial<EntryFields>;

/** Another version of the program may have written fewer or more fields. */
const toRecord = ({ _id, ...stored }: StoredEntry): EntryRecord => ({
  key: _id,
  kind: stored.kind,
  id: stored.id,
  slug: stored.slug ?? stored.id,
  title: stored.title ?? '',
  summary: stored.summary ?? '',
  text: stored.text ?? '',
  category: stored.category ?? '',
  keywords: stored.keywords ?? [],
  image: stored.image ?? null,
  isPublic: stored.isPublic,
  publishedAt: stored.publishedAt ?? null,
  version: stored.version,
});

async function* readEntries(stream: mongo.ChangeStream<StoredEntry>): AsyncIterable<EntryRecord> {
  for await (const change of stream)
    if ('fullDocument' in change && change.fullDocument) yield toRecord(change.fullDocument);
}

@Injectable()
export class EntriesRepository implements EntrySource {
  constructor(@InjectModel(ENTRY) private readonly entries: Model<EntryFields>) {}

  /** Stores an entry unless the stored one is as new or newer. */
  async keepNewer({ key, ...fields }: EntryRecord): Promise<void> {
    // A literal, so that text with a leading dollar sign is not evaluated.
    const entry = { $literal: { _id: key, ...fields } };
    const newest = { $cond: [{ $gte: ['$version', fields.version] }, '$$ROOT', entry] };
    await this.entries.updateOne({ _id: key }, [{ $replaceWith: newest }], { upsert: true, updatePipeline: true });
  }

  /** All changes from now on. */
  async watch(): Promise<EntryChanges> {
    const db = this.database();
    // The stream opens with its first read, so it gets the time from which to start.
    const { operationTime } = (await db.command({ ping: 1 })) as { operationTime: mongo.Timestamp };
    const stream = db
      .collection<StoredEntry>(this.entries.collection.name)
      .watch<StoredEntry>([], { fullDocument: 'updateLookup', startAtOperationTime: operationTime });
    return { [Symbol.asyncIterator]: () => readEntries(stream)[Symbol.asyncIterator](), close: () => stream.close() };
  }

  /** Identifies the collection, until a rebuild or a backup puts another one in its place. */
  async origin(): Promise<string> {
    const { name } = this.entries.collection;
    const [collection] = await this.database().listCollections<mongo.CollectionInfo>({ name }).toArray();
    return String(collection?.info?.uuid ?? 'none');
  }

  /** Every entry, one by one. */
  async *all(): AsyncIterable<EntryRecord> {
    const stored = this.entries.find().lean<StoredEntry[]>().cursor({ batchSize: BATCH_SIZE });
    for await (const entry of stored) yield toRecord(entry);
  }

  /** The versions of the entries among these keys. */
  findVersions(keys: readonly string[]): Promise<{ key: string; version: number }[]> {
    return this.entries.aggregate([
      { $match: { _id: { $in: keys } } },
      { $project: { _id: 0, key: '$_id', version: 1 } },
    ]);
  }

  /** The currently public entries among these keys, by key. */
  async findPublic(keys: readonly string[]): Promise<Map<string, EntryRecord>> {
    const found = await this.entries.find({ _id: trusted({ $in: keys }), isPublic: true }).lean<StoredEntry[]>();
    return new Map(found.map((stored) => [stored._id, toRecord(stored)]));
  }

  private database() {
    const { db } = this.entries.db;
    if (db === undefined) throw new Error('The database is not connected.');
    return db;
  }
}
