import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getVariantPath } from '@atelier/contracts';
import { LOGGER, ObjectStorage, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { type FileRecord, getObjectPath } from '../files/file.js';
import { VariantJobs } from './variant-jobs.js';
import { VariantMaker } from './variant-maker.js';

const SWEEP_INTERVAL_MS = 5000;

/**
 * Creates the versions of pictures in the background: on a nudge when one is stored, and in a sweep for those left by another
 * process. Creating them again writes the same objects, so a job may be interrupted anywhere.
 */
@Injectable()
export class VariantWork extends RecurringWork {
  constructor(
    private readonly jobs: VariantJobs,
    private readonly maker: VariantMaker,
    private readonly storage: ObjectStorage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const failure = 'versions of pictures could not be made; tried again shortly';
    super({ intervalMs: SWEEP_INTERVAL_MS, logger, failure });
  }

  override async onApplicationBootstrap() {
    await this.jobs.adoptEarlier();
    super.onApplicationBootstrap();
  }

  /** When the process ends, the current picture is finished; the others wait for the next start. */
  protected async work(): Promise<void> {
    while (!this.isClosing) {
      const record = await this.jobs.take(new Date());
      if (record === undefined) return;
      await this.createVariants(record);
    }
  }

  private async createVariants(record: FileRecord): Promise<void> {
    const directory = await mkdtemp(join(tmpdir(), 'atelier-variants-'));
    try {
      await this.makeVariants(record, join(directory, 'original'));
    } catch (error) {
      this.logger.warn({ err: error, path: record.path }, 'versions of a picture could not be made');
      await this.jobs.giveBack(record, new Date());
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  private async makeVariants(record: FileRecord, file: string): Promise<void> {
    const object = await this.storage.get(getObjectPath(record.path));
    if (object === undefined) throw new Error(`The picture is not in the storage: ${record.path}`);
    await pipeline(object.body, createWriteStream(file));
    const sketch = await this.maker.sketch(file);
    const variants = await this.maker.make(file, sketch, async ({ width, format }, body) => {
      await this.storage.put(getObjectPath(getVariantPath(record.path, width, format)), body, `image/${format}`);
    });
    const { width, height, blur } = sketch;
    await this.jobs.finish(record, { width, height, blur, variants });
    // The picture was replaced or removed in the meantime, so its versions are obsolete.
    if (await this.jobs.isStill(record)) return;
    for (const variant of variants)
      await this.storage.remove(getObjectPath(getVariantPath(record.path, variant.width, variant.format)));
  }
}
