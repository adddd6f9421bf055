import { type CloudEvent, fileReplaced, fileStored } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EarlierPaths } from '../library/earlier-paths.js';
import { VariantWork } from './variant-work.js';

/** Signals new work. The jobs are stored with the files, so that a slow picture does not block events. */
@Controller()
export class StoredFilesConsumer {
  constructor(
    private readonly work: VariantWork,
    private readonly earlierPaths: EarlierPaths,
  ) {}

  @EventPattern(fileStored.type)
  async onStored(@Payload() _event: CloudEvent): Promise<void> {
    this.work.nudge();
  }

  @EventPattern(fileReplaced.type)
  async onReplaced(@Payload() event: CloudEvent): Promise<void> {
    this.work.nudge();
    await this.earlierPaths.follow(getData(fileReplaced, event).id);
  }
}
