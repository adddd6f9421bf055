import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { dataOf, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { StudioCopy } from './studio-copy.js';

/** Beside the counting of the same event, and therefore under a name. What an earlier release kept is kept again without harm. */
@Controller()
export class StudioConsumer {
  constructor(
    private readonly studio: StudioCopy,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(studioUpdated.type, { handler: 'studio' })
  async onStudioUpdated(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.studio.keep(dataOf(studioUpdated, event)));
  }
}
