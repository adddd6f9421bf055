import { createReadStream } from 'node:fs';
import { fileStored, uploadRefusal } from '@atelier/contracts';
import { type ArrivedFile, type ByteRange, ObjectStorage, Outbox, Transactions } from '@atelier/service-kit';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type FileRecord, namedFile, newFile, objectPathOf, toStoredFile } from './file.js';
import { FilesRepository } from './files.repository.js';

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** Stores all files of a form, or none. */
  async store(folder: string, files: readonly ArrivedFile[]): Promise<FileRecord[]> {
    const now = new Date();
    const arrived = files.map(({ file, contentType, bytes }) => ({
      file,
      record: newFile(folder, contentType, bytes, now),
    }));
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

  private async put(record: FileRecord, body: Parameters<ObjectStorage['put']>[1]): Promise<void> {
    await this.storage.put(objectPathOf(record.path), body, record.contentType);
  }

  private async announce(records: readonly FileRecord[]): Promise<void> {
    await this.transactions.run(async () => {
      await this.files.insert(records);
      for (const record of records) {
        const { url: _url, ...facts } = toStoredFile(record);
        await this.outbox.add(fileStored, record.path, facts);
      }
    });
  }
}
