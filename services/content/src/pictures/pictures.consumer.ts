import {
  type CloudEvent,
  fileDescribed,
  fileRemoved,
  fileReplaced,
  fileStored,
  fileVariantsMade,
} from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PictureChanges } from './picture-changes.js';

/** Follows the events of the media service about its files. */
@Controller()
export class PicturesConsumer {
  constructor(
    private readonly changes: PictureChanges,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(fileStored.type)
  async onStored(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.changes.stored(getData(fileStored, event)));
  }

  @EventPattern(fileVariantsMade.type)
  async onVariantsMade(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.changes.variantsMade(getData(fileVariantsMade, event)));
  }

  @EventPattern(fileDescribed.type)
  async onDescribed(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.changes.described(getData(fileDescribed, event)));
  }

  @EventPattern(fileReplaced.type)
  async onReplaced(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.changes.replaced(getData(fileReplaced, event)));
  }

  @EventPattern(fileRemoved.type)
  async onRemoved(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.changes.removed(getData(fileRemoved, event)));
  }
}
