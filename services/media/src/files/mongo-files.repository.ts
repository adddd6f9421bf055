import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type FileRecord, jobInState } from './file.js';
import { FILE, type FileFields } from './file.schema.js';
import { FilesRepository } from './files.repository.js';

/** What files of earlier versions do not say. */
const OF_EARLIER_VERSIONS = {
  width: null,
  height: null,
  blur: null,
  variants: [],
  isCollectable: false,
  lastShownAt: null,
  variantJob: jobInState('none'),
};

export const toRecord = ({ _id: id, ...fields }: FileFields): FileRecord => ({ ...OF_EARLIER_VERSIONS, id, ...fields });

@Injectable()
export class MongoFilesRepository extends FilesRepository {
  constructor(@InjectModel(FILE) private readonly files: Model<FileFields>) {
    super();
  }

  async insert(files: readonly FileRecord[]): Promise<void> {
    await this.files.insertMany(files.map(({ id, ...fields }) => ({ _id: id, ...fields })));
  }

  async isKnown(path: string): Promise<boolean> {
    return (await this.files.exists({ path })) !== null;
  }

  async withPaths(paths: readonly string[]): Promise<FileRecord[]> {
    return (await this.files.find({ path: trusted({ $in: paths }) }).lean()).map(toRecord);
  }

  async withIds(ids: readonly string[]): Promise<FileRecord[]> {
    return (await this.files.find({ _id: trusted({ $in: ids }) }).lean()).map(toRecord);
  }

  async noteShown(paths: readonly string[], at: Date): Promise<void> {
    await this.files.updateMany({ path: trusted({ $in: paths }) }, { $max: { lastShownAt: at } });
  }

  async *forgotten({ storedBefore, shownBefore }: { storedBefore: Date; shownBefore: Date }) {
    const filter = {
      isCollectable: true,
      storedAt: trusted({ $lt: storedBefore }),
      $or: [{ lastShownAt: null }, { lastShownAt: trusted({ $lt: shownBefore }) }],
    };
    for await (const file of this.files.find(filter).sort({ storedAt: 1 }).lean().cursor()) yield toRecord(file);
  }

  async delete(id: string): Promise<boolean> {
    return (await this.files.deleteOne({ _id: id })).deletedCount === 1;
  }
}
