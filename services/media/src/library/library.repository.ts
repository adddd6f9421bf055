import { CLIP_TYPES, IMAGE_TYPES, type MediaFileListQuery } from '@atelier/contracts';
import { toQueryTokens } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { FileRecord } from '../files/file.js';
import { FILE, type FileFields, getTokens } from '../files/file.schema.js';
import { toRecord } from '../files/files.repository.js';

const ORDERS = {
  newest: { storedAt: -1, _id: -1 },
  oldest: { storedAt: 1, _id: 1 },
  name: { name: 1, _id: 1 },
  largest: { bytes: -1, _id: -1 },
  'most-used': { uses: -1, storedAt: -1, _id: -1 },
} as const;

const filterByUse = (used: 'yes' | 'no') => ({ uses: used === 'yes' ? trusted({ $gt: 0 }) : 0 });

/** Types that are listed together. */
const FAMILIES: Partial<Record<string, string[]>> = {
  image: Object.keys(IMAGE_TYPES),
  video: Object.keys(CLIP_TYPES),
};

const getFilter = ({ search, tag, folder, type, used, trashed }: MediaFileListQuery): QueryFilter<FileFields> => {
  const sought = search === undefined ? [] : toQueryTokens(search);
  return {
    shelf: trashed ? 'trash' : 'library',
    ...(sought.length === 0 ? {} : { searchTokens: trusted({ $all: sought }) }),
    ...(tag === undefined ? {} : { tags: tag }),
    ...(folder === undefined ? {} : { folder }),
    ...(type === undefined ? {} : { contentType: type in FAMILIES ? trusted({ $in: FAMILIES[type] }) : type }),
    ...(used === undefined ? {} : filterByUse(used)),
  };
};

export type FileChange = Partial<Omit<FileRecord, 'id'>>;

/** The files as staff see them. */
@Injectable()
export class LibraryRepository {
  constructor(@InjectModel(FILE) private readonly files: Model<FileFields>) {}

  async page(query: MediaFileListQuery): Promise<{ files: FileRecord[]; total: number }> {
    const filter = getFilter(query);
    const [files, total] = await Promise.all([
      this.files
        .find(filter)
        .sort(ORDERS[query.sort])
        .skip((query.page - 1) * query.limit)
        .limit(query.limit)
        .collation({ locale: 'en', strength: 2 })
        .lean(),
      this.files.countDocuments(filter),
    ]);
    return { files: files.map(toRecord), total };
  }

  async find(id: string): Promise<FileRecord | undefined> {
    const file = await this.files.findOne({ _id: id, shelf: trusted({ $ne: 'hidden' as const }) }).lean();
    return file === null ? undefined : toRecord(file);
  }

  /** Writes a change if the file is still as it was read. */
  async change(file: FileRecord, change: FileChange, by: string, at: Date): Promise<FileRecord> {
    const after: FileRecord = { ...file, ...change, version: file.version + 1, updatedBy: by, updatedAt: at };
    const { id, ...fields } = after;
    await this.files.updateOne({ _id: id }, { $set: { ...fields, searchTokens: getTokens(after) } });
    return after;
  }

  async tags(): Promise<{ tag: string; count: number }[]> {
    return this.files.aggregate([
      { $match: { shelf: 'library' } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
      { $project: { _id: 0, tag: '$_id', count: 1 } },
    ]);
  }

  async stats() {
    const sums = await this.files.aggregate<{ _id: FileRecord['shelf']; total: number; used: number; bytes: number }>([
      {
        $group: {
          _id: '$shelf',
          total: { $sum: 1 },
          used: { $sum: { $cond: [{ $gt: ['$uses', 0] }, 1, 0] } },
          bytes: { $sum: '$bytes' },
        },
      },
    ]);
    const of = (shelf: FileRecord['shelf']) => sums.find(({ _id }) => _id === shelf);
    const { total = 0, used = 0, bytes = 0 } = of('library') ?? {};
    return { total, used, unused: total - used, bytes, trashed: of('trash')?.total ?? 0 };
  }
}
