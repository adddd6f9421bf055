import { type CloudEvent, CONTENT_EVENT_TYPES, getContentItem, postUpdated } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { pageOfItem } from './page.js';
import { PagesService } from './pages.service.js';

/** Follows content items by their state after each change, in whatever order the changes arrive. */
@Controller()
export class ContentConsumer {
  constructor(private readonly pages: PagesService) {}

  @EventPattern([...CONTENT_EVENT_TYPES])
  onChanged(@Payload() event: CloudEvent) {
    const item = getContentItem(event);
    // The feed needs the authors of posts; other kinds have none.
    const author = item.kind === 'post' ? getData(postUpdated, event).author : null;
    return this.pages.follow(event, pageOfItem(item, author));
  }
}
