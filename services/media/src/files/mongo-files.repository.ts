import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FileRecord } from './file.js';
import { FILE, type FileFields } from './file.schema.js';
import { FilesRepository } from './files.repository.js';

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
}
