import { createReadStream } from 'node:fs';
import {
  fileStored,
  LIBRARY_FOLDER,
  LIBRARY_PICTURE_UPLOAD,
  type MediaType,
  stemOfVariant,
  uploadRefusal,
} from '@atelier/contracts';
import {
  AuditTrail,
  type ByteRange,
  currentContext,
  ObjectStorage,
  Outbox,
  Transactions,
  type UploadedFile,
} from '@atelier/service-kit';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type AcceptedFile, type Picture, PictureIntake } from '../pictures/picture-intake.js';
import { type Author, type FileRecord, getObjectPath, getStem, namedFile, newFile } from './file.js';
import { FilesRepository } from './files.repository.js';
import type { SampleFile } from './sample-file.js';

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly intake: PictureIntake,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /** Stores all files of a form, or none. `types` are the types that the form accepts. */
  async store(
    folder: string,
    files: readonly UploadedFile[],
    types: readonly string[],
    by: string,
  ): Promise<FileRecord[]> {
    const pictures: Picture[] = [];
    for (const file of files) pictures.push(await this.intake.admit(file, types));
    return this.keep(folder, pictures, by);
  }

  async addToLibrary(arrived: UploadedFile<MediaType>, by: string): Promise<FileRecord> {
    const [record] = await this.keep(LIBRARY_FOLDER, [await this.intake.admitToLibrary(arrived)], by);
    if (record === undefined) throw new ServiceUnavailableException(uploadRefusal.failed);
    return record;
  }

  /** Adds a picture of another program, under an ID that its content decides. */
  async addImported(folder: string, id: string, arrived: UploadedFile): Promise<void> {
    const admitted = await this.intake.admit(arrived, LIBRARY_PICTURE_UPLOAD.types);
    const record = newFile(folder, admitted, { by: null, at: new Date() }, id);
    await this.put(record, createReadStream(admitted.file));
    await this.announce([record]);
  }

  isKnown(path: string): Promise<boolean> {
    return this.files.isKnown(path);
  }

  async keep(folder: string, files: readonly AcceptedFile[], by: string): Promise<FileRecord[]> {
    const author: Author = { by, at: new Date() };
    const arrived = files.map((one) => ({ file: one.file, record: newFile(folder, one, author) }));
    try {
      for (const { file, record } of arrived) await this.put(record, createReadStream(file));
      const records = arrived.map(({ record }) => record);
      await this.announce(records);
      return records;
    } catch (error) {
      await Promise.allSettled(arrived.map(({ record }) => this.storage.remove(getObjectPath(record.path))));
      throw new ServiceUnavailableException(uploadRefusal.failed, { cause: error });
    }
  }

  /** Returns false if the file already exists. */
  async addSample({ path, contentType, bytes, facts, alt = '' }: SampleFile) {
    if (await this.files.isKnown(path)) return false;
    const record = { ...namedFile(path, contentType, bytes.length, new Date()), ...facts, alt };
    await this.put(record, bytes);
    await this.announce([record]);
    return true;
  }

  /** The files with these paths without extension, including paths from before a replacement. */
  known(stems: readonly string[]): Promise<FileRecord[]> {
    return this.files.withStems(stems);
  }

  facts(path: string) {
    return this.storage.stat(getObjectPath(path));
  }

  read(path: string, range?: ByteRange) {
    return this.storage.get(getObjectPath(path), range);
  }

  /**
   * Possible replacements for a path without an object, best first: the same version of the picture that replaced it, then the
   * picture itself.
   */
  async substitutesFor(path: string): Promise<string[]> {
    const stem = getStem(path);
    const [file] = await this.files.withStems([stem]);
    if (file === undefined) return [];
    const isOfEarlierPicture = stem !== getStem(file.path);
    const isVersion = stemOfVariant(path) !== undefined;
    return [...(isOfEarlierPicture && isVersion ? [path.replace(stem, getStem(file.path))] : []), file.path];
  }

  private async put(record: FileRecord, body: Parameters<ObjectStorage['put']>[1]): Promise<void> {
    await this.storage.put(getObjectPath(record.path), body, record.contentType);
  }

  /** Files stored by the platform itself, such as samples, are not announced. */
  private async record(records: readonly FileRecord[]): Promise<void> {
    if (currentContext()?.viewer === undefined) return;
    for (const { id, name } of records)
      await this.audit.record({ action: 'uploaded', resource: 'media', item: { kind: 'file', id, title: name } });
  }

  private async announce(records: readonly FileRecord[]): Promise<void> {
    await this.transactions.run(async () => {
      await this.files.insert(records);
      for (const { id, path, contentType, bytes, width, height, blur } of records)
        await this.outbox.add(fileStored, path, { id, path, contentType, bytes, width, height, blur });
      await this.record(records);
    });
  }
}
