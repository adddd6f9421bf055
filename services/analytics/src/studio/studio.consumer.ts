import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { dataOf, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { StudioCopy } from './studio-copy.js';

@Controller()
export class StudioConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly studio: StudioCopy,
  ) {}

  @EventPattern(studioUpdated.type)
  async onStudioUpdated(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.studio.keep(dataOf(studioUpdated, event)));
  }
}
