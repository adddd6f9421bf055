import { type CloudEvent, CONTENT_EVENT_TYPES } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { toContentReferences } from './item-references.js';
import { ReferenceTracker } from './reference-tracker.js';

@Controller()
export class ContentConsumer {
  constructor(
    private readonly shown: ReferenceTracker,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(CONTENT_EVENT_TYPES)
  async onContent(@Payload() event: CloudEvent): Promise<void> {
    await this.inbox.once(event, () => this.shown.follow(toContentReferences(event), new Date(event.time)));
  }
}
