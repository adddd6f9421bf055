import { type CloudEvent, CONTENT_EVENT_TYPES } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { showingOfContent } from './showing.js';
import { ShownFiles } from './shown-files.js';

@Controller()
export class ContentConsumer {
  constructor(
    private readonly shown: ShownFiles,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(CONTENT_EVENT_TYPES)
  async onContent(@Payload() event: CloudEvent): Promise<void> {
    await this.inbox.once(event, () => this.shown.follow(showingOfContent(event), new Date(event.time)));
  }
}
