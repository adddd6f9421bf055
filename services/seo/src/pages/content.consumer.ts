import { type CloudEvent, CONTENT_EVENT_TYPES } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { pageOfEvent } from './page.js';
import { PagesService } from './pages.service.js';

/** Follows content items by their state after each change, in whatever order the changes arrive. */
@Controller()
export class ContentConsumer {
  constructor(private readonly pages: PagesService) {}

  @EventPattern([...CONTENT_EVENT_TYPES])
  onChanged(@Payload() event: CloudEvent) {
    return this.pages.follow(event, pageOfEvent(event));
  }
}
