import { type CloudEvent, pageViewed } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PostsService } from './posts.service.js';

const POST_PAGE = /^\/blog\/([a-z0-9-]{1,200})\/?$/;

/** Updates the views of posts from analytics events. */
@Controller()
export class ViewsConsumer {
  constructor(
    private readonly posts: PostsService,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(pageViewed.type)
  async onViewed(@Payload() event: CloudEvent) {
    const [, slug] = POST_PAGE.exec(getData(pageViewed, event).path) ?? [];
    if (slug !== undefined) await this.inbox.once(event, () => this.posts.countView(slug));
  }
}
