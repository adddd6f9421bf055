import { fileRemoved } from '@atelier/contracts';
import { ObjectStorage, Outbox, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { type FileRecord, objectPathsOfStems } from '../files/file.js';
import { FilesRepository } from '../files/files.repository.js';
import { ReferencesRepository } from '../references/references.repository.js';

/** Removes files with all their versions, except those that an item shows. */
@Injectable()
export class FileRemoval {
  constructor(
    private readonly files: FilesRepository,
    private readonly references: ReferencesRepository,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Returns false if the file is shown, or changed or gone since it was read. The record goes first: objects left by a crash are
   * collected later.
   */
  async remove(file: FileRecord): Promise<boolean> {
    return this.erase(file, async () => (await this.references.getCount(file.stems)) === 0);
  }

  /** Permanently removes a file even if it is shown: staff requested it, and the grace period is over. */
  async removeTrashed(file: FileRecord): Promise<boolean> {
    return this.erase(file, async () => true);
  }

  private async erase(file: FileRecord, isPermitted: () => Promise<boolean>): Promise<boolean> {
    const { id, path, stems } = file;
    const isRemoved = await this.transactions.run(async () => {
      if (!(await this.files.isUnchanged(file)) || !(await isPermitted()) || !(await this.files.delete(id)))
        return false;
      await this.outbox.add(fileRemoved, path, { id, path });
      return true;
    });
    if (isRemoved) for (const object of objectPathsOfStems(stems)) await this.storage.remove(object);
    return isRemoved;
  }

  /** Removes files stored for an item that was not saved after all. */
  async discard(folder: string, ids: readonly string[]): Promise<FileRecord[]> {
    const removed: FileRecord[] = [];
    for (const file of await this.files.withIds(ids)) {
      const isUnused = file.isCollectable && file.lastShownAt === null && file.path.startsWith(`${folder}/`);
      if (isUnused && (await this.remove(file))) removed.push(file);
    }
    return removed;
  }
}
