import { createReadStream } from 'node:fs';
import { fileStored, stemOfVariant, uploadRefusal } from '@atelier/contracts';
import { type ArrivedFile, type ByteRange, ObjectStorage, Outbox, Transactions } from '@atelier/service-kit';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type Picture, PictureIntake } from '../pictures/picture-intake.js';
import { type FileRecord, namedFile, newFile, objectPathOf, originalsOf } from './file.js';
import { FilesRepository } from './files.repository.js';

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly intake: PictureIntake,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** Stores all files of a form, or none. `types` are those that the form may carry. */
  async store(folder: string, files: readonly ArrivedFile[], types: readonly string[]): Promise<FileRecord[]> {
    const pictures: Picture[] = [];
    for (const file of files) pictures.push(await this.intake.admit(file, types));
    return this.keep(folder, pictures);
  }

  async keep(folder: string, pictures: readonly Picture[]): Promise<FileRecord[]> {
    const now = new Date();
    const arrived = pictures.map((picture) => ({ file: picture.file, record: newFile(folder, picture, now) }));
    try {
      for (const { file, record } of arrived) await this.put(record, createReadStream(file));
      const records = arrived.map(({ record }) => record);
      await this.announce(records);
      return records;
    } catch (error) {
      await Promise.allSettled(arrived.map(({ record }) => this.storage.remove(objectPathOf(record.path))));
      throw new ServiceUnavailableException(uploadRefusal.failed, { cause: error });
    }
  }

  /** False where the file is there already. */
  async addSample({ path, contentType, bytes }: { path: string; contentType: string; bytes: Buffer }) {
    if (await this.files.isKnown(path)) return false;
    const record = namedFile(path, contentType, bytes.length, new Date());
    await this.put(record, bytes);
    await this.announce([record]);
    return true;
  }

  facts(path: string) {
    return this.storage.stat(objectPathOf(path));
  }

  read(path: string, range?: ByteRange) {
    return this.storage.get(objectPathOf(path), range);
  }

  /** Of a version of a picture by its name, the picture itself; undefined where there is none. */
  async originalOf(path: string): Promise<string | undefined> {
    const stem = stemOfVariant(path);
    if (stem === undefined) return undefined;
    const [original] = await this.files.withPaths(originalsOf(stem));
    return original?.path;
  }

  private async put(record: FileRecord, body: Parameters<ObjectStorage['put']>[1]): Promise<void> {
    await this.storage.put(objectPathOf(record.path), body, record.contentType);
  }

  private async announce(records: readonly FileRecord[]): Promise<void> {
    await this.transactions.run(async () => {
      await this.files.insert(records);
      for (const { id, path, contentType, bytes, width, height } of records)
        await this.outbox.add(fileStored, path, { id, path, contentType, bytes, width, height });
    });
  }
}
