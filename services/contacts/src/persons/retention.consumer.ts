import { type CloudEvent, studioUpdated } from '@atelier/contracts';
import { dataOf, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RetentionSettings } from './retention-settings.js';

@Controller()
export class RetentionConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly settings: RetentionSettings,
  ) {}

  @EventPattern(studioUpdated.type)
  async onStudioUpdated(@Payload() event: CloudEvent) {
    const { contacts, version } = dataOf(studioUpdated, event);
    await this.inbox.once(event, () => this.settings.keep(contacts.retentionMonths, version));
  }
}
