import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { describedByPath, type FileRecord, jobInState } from './file.js';
import { FILE, type FileFields, getTokens } from './file.schema.js';

/** Fields missing in files of earlier versions. */
const OF_EARLIER_VERSIONS = {
  width: null,
  height: null,
  blur: null,
  variants: [],
  isCollectable: false,
  lastShownAt: null,
  variantJob: jobInState('none'),
};

export const toRecord = ({ _id: id, searchTokens: _searchTokens, ...fields }: FileFields): FileRecord => ({
  ...OF_EARLIER_VERSIONS,
  ...describedByPath(fields.path, { by: null, at: fields.storedAt }),
  id,
  ...fields,
});

/** Metadata of the stored files; their bytes are in object storage. */
@Injectable()
export class FilesRepository {
  constructor(@InjectModel(FILE) private readonly files: Model<FileFields>) {}

  async insert(files: readonly FileRecord[]): Promise<void> {
    await this.files.insertMany(
      files.map(({ id, ...fields }) => ({ _id: id, ...fields, searchTokens: getTokens(fields) })),
    );
  }

  async isKnown(path: string): Promise<boolean> {
    return (await this.files.exists({ path })) !== null;
  }

  async withIds(ids: readonly string[]): Promise<FileRecord[]> {
    return (await this.files.find({ _id: trusted({ $in: ids }) }).lean()).map(toRecord);
  }

  /** The files whose current or former path without extension is one of these. */
  async withStems(stems: readonly string[]): Promise<FileRecord[]> {
    return (await this.files.find({ stems: trusted({ $in: stems }) }).lean()).map(toRecord);
  }

  /** Whether staff have not changed a file since it was read, and no item has started or stopped showing it. */
  async isUnchanged({ id, version, lastShownAt }: FileRecord): Promise<boolean> {
    return (await this.files.exists({ _id: id, version, lastShownAt })) !== null;
  }

  /** Records that items started or stopped showing a file, and how many show it now. */
  async noteShown(id: string, uses: number, at: Date | null): Promise<void> {
    await this.files.updateOne({ _id: id }, { $set: { uses }, $max: { lastShownAt: at } });
  }

  /** Every file, in any order. */
  async *all() {
    for await (const file of this.files.find().lean().cursor()) yield toRecord(file);
  }

  /** Collectable files that were stored, and last shown or hidden, before these times; oldest first. */
  async *forgotten({ storedBefore, shownBefore }: { storedBefore: Date; shownBefore: Date }) {
    const filter = {
      isCollectable: true,
      shelf: trusted({ $ne: 'trash' as const }),
      storedAt: trusted({ $lt: storedBefore }),
      $or: [{ lastShownAt: null }, { lastShownAt: trusted({ $lt: shownBefore }) }],
    };
    for await (const file of this.files.find(filter).sort({ storedAt: 1 }).lean().cursor()) yield toRecord(file);
  }

  async *trashedBefore(limit: Date) {
    const filter = { shelf: 'trash' as const, trashedAt: trusted({ $lt: limit }) };
    for await (const file of this.files.find(filter).lean().cursor()) yield toRecord(file);
  }

  /** Returns false if it is already gone. */
  async delete(id: string): Promise<boolean> {
    return (await this.files.deleteOne({ _id: id })).deletedCount === 1;
  }
}
