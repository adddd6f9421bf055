import { fileRemoved } from '@atelier/contracts';
import { ObjectStorage, Outbox, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { type FileRecord, objectPathsOfStems, stemOf } from '../files/file.js';
import { FilesRepository } from '../files/files.repository.js';
import { ReferencesRepository } from '../references/references.repository.js';

/** Removes files with all their versions, but never one that an item shows. */
@Injectable()
export class FileRemoval {
  constructor(
    private readonly files: FilesRepository,
    private readonly references: ReferencesRepository,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** False where it is shown, or gone already. The record goes first: objects that a crash leaves are collected later. */
  async remove(file: FileRecord): Promise<boolean> {
    return this.erase(file, async () => (await this.references.countOf(file.stems)) === 0);
  }

  /** For good, whatever shows it: staff wanted so, and had their time to think again. */
  async removeTrashed(file: FileRecord): Promise<boolean> {
    return this.erase(file, () => this.files.isTrashed(stemOf(file.path)));
  }

  private async erase({ id, path, stems }: FileRecord, isPermitted: () => Promise<boolean>): Promise<boolean> {
    const isRemoved = await this.transactions.run(async () => {
      if (!(await isPermitted()) || !(await this.files.delete(id))) return false;
      await this.outbox.add(fileRemoved, path, { id, path });
      return true;
    });
    if (isRemoved) for (const object of objectPathsOfStems(stems)) await this.storage.remove(object);
    return isRemoved;
  }

  /** Takes back files that were stored for an item which then was not written. */
  async discard(folder: string, ids: readonly string[]): Promise<FileRecord[]> {
    const removed: FileRecord[] = [];
    for (const file of await this.files.withIds(ids)) {
      const isUnused = file.isCollectable && file.lastShownAt === null && file.path.startsWith(`${folder}/`);
      if (isUnused && (await this.remove(file))) removed.push(file);
    }
    return removed;
  }
}
