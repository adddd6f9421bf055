import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AnyBulkWriteOperation, type Model, trusted } from 'mongoose';
import { describedByPath } from '../files/file.js';
import { FILE, type FileFields, getTokens } from '../files/file.schema.js';
import { ReferencesRepository } from '../references/references.repository.js';

const BATCH_SIZE = 200;

/** Adds files of earlier versions to the library. Safe to repeat and to run in several processes: each write is the same. */
@Injectable()
export class LibraryAdoption implements OnApplicationBootstrap {
  constructor(
    @InjectModel(FILE) private readonly files: Model<FileFields>,
    private readonly references: ReferencesRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const withoutShelf = { shelf: trusted({ $exists: false }) };
    let writes: AnyBulkWriteOperation<FileFields>[] = [];
    for await (const { _id, path, storedAt } of this.files.find(withoutShelf).lean().cursor()) {
      const described = describedByPath(path, { by: null, at: storedAt });
      const uses = await this.references.getCount(described.stems);
      const update = { $set: { ...described, uses, searchTokens: getTokens(described) } };
      writes.push({ updateOne: { filter: { _id, ...withoutShelf }, update } });
      if (writes.length < BATCH_SIZE) continue;
      await this.files.bulkWrite(writes);
      writes = [];
    }
    if (writes.length > 0) await this.files.bulkWrite(writes);
  }
}
