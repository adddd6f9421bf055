import { createReadStream } from 'node:fs';
import {
  type AuditAction,
  type EventData,
  type FileUse,
  fileDescribed,
  fileReplaced,
  fileRestored,
  fileTrashed,
  LIBRARY_SORTS,
  type MediaFileListQuery,
  type MediaFilePatch,
  type MediaType,
  sortOfFile,
  uploadRefusal,
} from '@atelier/contracts';
import {
  AuditTrail,
  ObjectStorage,
  Outbox,
  requireVersion,
  Transactions,
  type UploadedFile,
} from '@atelier/service-kit';
import { Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { type FileRecord, getObjectPath, getStem, placeFor } from '../files/file.js';
import { PictureIntake, refuseType } from '../pictures/picture-intake.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { EarlierPaths } from './earlier-paths.js';
import { FileInUse } from './file-in-use.js';
import { type FileChange, LibraryRepository } from './library.repository.js';
import { toFileUse } from './media-file.js';

const FILE_NOT_FOUND = 'File not found';

/** A file and the items that show it. */
export interface FileWithUses {
  file: FileRecord;
  usedIn: FileUse[];
}

const getDescription = ({
  id,
  path,
  name,
  alt,
  tags,
  focalPoint,
  version,
}: FileRecord): EventData<typeof fileDescribed> => ({
  id,
  path,
  name,
  alt,
  tags,
  focalPoint,
  version,
});

/** The fields of a file for staff, without internal ones. */
const getAnnounced = ({ path, name, alt, tags, focalPoint }: FileRecord) => ({ path, name, alt, tags, focalPoint });

/** A document must not take the place of a picture, which pages show, nor the other way around. */
const requireSameSort = (arrived: UploadedFile<MediaType>, contentType: string): void => {
  const sort = sortOfFile(contentType);
  if (sortOfFile(arrived.contentType) !== sort) refuseType(arrived, LIBRARY_SORTS[sort].types);
};

/** Staff actions on files and their descriptions. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly library: LibraryRepository,
    private readonly references: ReferencesRepository,
    private readonly intake: PictureIntake,
    private readonly storage: ObjectStorage,
    private readonly earlierPaths: EarlierPaths,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  page(query: MediaFileListQuery) {
    return this.library.page(query);
  }

  tags() {
    return this.library.tags();
  }

  stats() {
    return this.library.stats();
  }

  async find(id: string): Promise<FileWithUses> {
    return this.withUses(await this.known(id));
  }

  async describe(id: string, patch: MediaFilePatch, by: string, expectedVersion: number | undefined) {
    const after = await this.transactions.run(async () => {
      const before = await this.findOnShelf(id, 'library');
      requireVersion(expectedVersion, before);
      const file = await this.library.change(before, { ...patch, isCollectable: false }, by, new Date());
      await this.outbox.add(fileDescribed, file.path, getDescription(file));
      await this.record('updated', file, before);
      return file;
    });
    return this.withUses(after);
  }

  /** The new file gets its own path, because browsers cache the content of a path forever. */
  async replace(id: string, arrived: UploadedFile<MediaType>, by: string): Promise<FileWithUses> {
    const { folder, contentType } = await this.findOnShelf(id, 'library');
    requireSameSort(arrived, contentType);
    const admitted = await this.intake.admitToLibrary(arrived);
    const place = placeFor(folder, admitted);
    try {
      await this.storage.put(getObjectPath(place.path), createReadStream(admitted.file), admitted.contentType);
    } catch (error) {
      throw new ServiceUnavailableException(uploadRefusal.failed, { cause: error });
    }
    const after = await this.transactions.run(async () => {
      const before = await this.findOnShelf(id, 'library');
      const { lastShownAt: _kept, ...moved } = place;
      const stems = [getStem(place.path), ...before.stems];
      const file = await this.library.change(
        before,
        { ...moved, stems, focalPoint: null, isCollectable: false },
        by,
        new Date(),
      );
      await this.outbox.add(fileReplaced, file.path, { ...getDescription(file), earlierPath: before.path });
      await this.record('replaced', file, before);
      return file;
    });
    // The event repeats this, so that it also happens if it fails or the process ends.
    await this.earlierPaths.follow(id).catch(() => undefined);
    return this.withUses(after);
  }

  /** Moves a file to the trash; a file that items show requires `isForced`. */
  async trash(id: string, isForced: boolean, by: string): Promise<FileWithUses> {
    const after = await this.transactions.run(async () => {
      const file = await this.findOnShelf(id, 'library');
      const { usedIn } = await this.withUses(file);
      if (usedIn.length > 0 && !isForced) throw new FileInUse(usedIn);
      return this.move(file, { shelf: 'trash', trashedAt: new Date() }, by, fileTrashed);
    });
    return this.withUses(after);
  }

  async restore(id: string, by: string): Promise<FileWithUses> {
    const after = await this.transactions.run(async () => {
      const file = await this.findOnShelf(id, 'trash');
      return this.move(file, { shelf: 'library', trashedAt: null, isCollectable: false }, by, fileRestored);
    });
    return this.withUses(after);
  }

  private record(action: AuditAction, file: FileRecord, before: FileRecord): Promise<void> {
    const item = { kind: 'file', id: file.id, title: file.name };
    return this.audit.record({
      action,
      resource: 'media',
      item,
      before: getAnnounced(before),
      after: getAnnounced(file),
    });
  }

  private async move(
    before: FileRecord,
    change: FileChange,
    by: string,
    event: typeof fileTrashed | typeof fileRestored,
  ): Promise<FileRecord> {
    const file = await this.library.change(before, change, by, new Date());
    await this.outbox.add(event, file.path, getDescription(file));
    await this.record(event === fileTrashed ? 'deleted' : 'restored', file, before);
    return file;
  }

  private async known(id: string): Promise<FileRecord> {
    const file = await this.library.find(id);
    if (file === undefined) throw new NotFoundException(FILE_NOT_FOUND);
    return file;
  }

  private async findOnShelf(id: string, shelf: FileRecord['shelf']): Promise<FileRecord> {
    const file = await this.known(id);
    if (file.shelf !== shelf) throw new NotFoundException(FILE_NOT_FOUND);
    return file;
  }

  private async withUses(file: FileRecord): Promise<FileWithUses> {
    return { file, usedIn: (await this.references.showing(file.stems)).map(toFileUse) };
  }
}
