import { TRASH_DAYS } from '@atelier/contracts';
import { LOGGER, ObjectStorage } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { getStem, OBJECTS_PREFIX } from '../files/file.js';
import { FilesRepository } from '../files/files.repository.js';
import { FileRemoval } from './file-removal.js';

const HOUR_MS = 60 * 60 * 1000;
/** How long a form may be open before the item that shows its files is saved. */
const NEVER_SHOWN_GRACE_MS = 24 * HOUR_MS;
const TRASH_MS = TRASH_DAYS * 24 * HOUR_MS;
/** How long an item can be restored from the trash. */
const NO_LONGER_SHOWN_GRACE_MS = 30 * 24 * HOUR_MS;
/** Objects are written before their record, so one without a record may still get it. */
const UNRECORDED_GRACE_MS = 24 * HOUR_MS;

const BATCH_SIZE = 200;

interface Collected {
  files: number;
  objects: number;
}

/** Removes files that no item shows, and leftovers of uploads that ended between storing and recording. */
@Injectable()
export class Collector {
  constructor(
    private readonly files: FilesRepository,
    private readonly removal: FileRemoval,
    private readonly storage: ObjectStorage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async collect(now: Date): Promise<Collected> {
    const files = (await this.collectFiles(now)) + (await this.emptyTrash(now));
    return { files, objects: await this.collectObjects(now) };
  }

  private async collectFiles(now: Date): Promise<number> {
    const limits = {
      storedBefore: new Date(now.getTime() - NEVER_SHOWN_GRACE_MS),
      shownBefore: new Date(now.getTime() - NO_LONGER_SHOWN_GRACE_MS),
    };
    let count = 0;
    for await (const file of this.files.forgotten(limits))
      if (await this.attempt(file.path, () => this.removal.remove(file))) count += 1;
    return count;
  }

  private async emptyTrash(now: Date): Promise<number> {
    let count = 0;
    for await (const file of this.files.trashedBefore(new Date(now.getTime() - TRASH_MS)))
      if (await this.attempt(file.path, () => this.removal.removeTrashed(file))) count += 1;
    return count;
  }

  private async collectObjects(now: Date): Promise<number> {
    let count = 0;
    let batch: string[] = [];
    for await (const object of this.storage.list(OBJECTS_PREFIX)) {
      batch.push(object.slice(OBJECTS_PREFIX.length));
      if (batch.length < BATCH_SIZE) continue;
      count += await this.removeUnrecorded(batch, now);
      batch = [];
    }
    return count + (await this.removeUnrecorded(batch, now));
  }

  private async removeUnrecorded(paths: readonly string[], now: Date): Promise<number> {
    const known = await this.files.withStems(paths.flatMap(getPossibleStems));
    const recorded = new Set(known.flatMap(({ stems }) => stems));
    let count = 0;
    for (const path of paths) {
      if (getPossibleStems(path).some((stem) => recorded.has(stem))) continue;
      if (await this.attempt(path, () => this.removeOld(`${OBJECTS_PREFIX}${path}`, now))) count += 1;
    }
    return count;
  }

  /** One that cannot be removed must not keep the others. */
  private async attempt(path: string, remove: () => Promise<boolean>): Promise<boolean> {
    try {
      return await remove();
    } catch (error) {
      this.logger.warn({ err: error, path }, 'an unused file could not be removed; tried again later');
      return false;
    }
  }

  private async removeOld(object: string, now: Date): Promise<boolean> {
    const facts = await this.storage.stat(object);
    if (facts === undefined || now.getTime() - facts.changedAt.getTime() < UNRECORDED_GRACE_MS) return false;
    await this.storage.remove(object);
    return true;
  }
}

/** The files that an object may belong to: an apparent version of a picture may be a picture with that name. */
const getPossibleStems = (path: string): string[] => [getStem(path), path.replace(/\.\w+$/, '')];
