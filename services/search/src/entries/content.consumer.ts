import { type CloudEvent, CONTENT_EVENT_TYPES, getContentItem } from '@atelier/contracts';
import { LaterEffects } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EntriesService } from './entries.service.js';
import { toEntry } from './entry.js';

@Controller()
export class ContentConsumer {
  constructor(
    private readonly entries: EntriesService,
    private readonly effects: LaterEffects,
  ) {}

  @EventPattern([...CONTENT_EVENT_TYPES])
  async onChanged(@Payload() event: CloudEvent) {
    const item = getContentItem(event);
    const { key, version } = toEntry(item);
    await this.effects.expect(event, { index: { of: key, position: version } });
    await this.entries.follow(item);
  }
}
