import { type CloudEvent, CONTENT_EVENT_TYPES, getContentItem } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EntriesService } from './entries.service.js';

@Controller()
export class ContentConsumer {
  constructor(private readonly entries: EntriesService) {}

  @EventPattern([...CONTENT_EVENT_TYPES])
  onChanged(@Payload() event: CloudEvent) {
    return this.entries.follow(getContentItem(event));
  }
}
