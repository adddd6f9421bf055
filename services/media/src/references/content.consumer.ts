import { type CloudEvent, CONTENT_EVENT_TYPES, getContentItem } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ShownFiles } from './shown-files.js';

/** In the trash, or permanently deleted. */
const GONE = new Set(['deleted', 'purged']);

@Controller()
export class ContentConsumer {
  constructor(
    private readonly shown: ShownFiles,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(CONTENT_EVENT_TYPES)
  async onContent(@Payload() event: CloudEvent): Promise<void> {
    const isGone = GONE.has(event.type.split('.')[3] ?? '');
    await this.inbox.once(event, () => this.shown.follow(getContentItem(event), isGone, new Date(event.time)));
  }
}
