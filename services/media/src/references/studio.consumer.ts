import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { toStudioReferences } from './item-references.js';
import { ReferenceTracker } from './reference-tracker.js';

@Controller()
export class StudioConsumer {
  constructor(
    private readonly shown: ReferenceTracker,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(studioUpdated.type)
  async onStudioUpdated(@Payload() event: CloudEvent): Promise<void> {
    await this.inbox.once(event, () => this.shown.follow(toStudioReferences(event), new Date(event.time)));
  }
}
