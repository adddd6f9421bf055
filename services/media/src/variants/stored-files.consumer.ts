import { type CloudEvent, fileReplaced, fileStored } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { VariantWork } from './variant-work.js';

/** Signals new work. The jobs are stored with the files, so that a slow picture does not block events. */
@Controller()
export class StoredFilesConsumer {
  constructor(private readonly work: VariantWork) {}

  @EventPattern([fileStored.type, fileReplaced.type])
  async onStored(@Payload() _event: CloudEvent): Promise<void> {
    this.work.nudge();
  }
}
