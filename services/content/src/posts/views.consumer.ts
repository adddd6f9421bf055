import { type CloudEvent, pageViewed } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PostsService } from './posts.service.js';

const POST_PAGE = /^\/blog\/([a-z0-9-]{1,200})\/?$/;

/** Many are applied at once when they arrive faster than one after another could be applied. */
const BATCH_SIZE = 200;

const findSlug = (event: CloudEvent): string | undefined => POST_PAGE.exec(getData(pageViewed, event).path)?.[1];

/** Updates the views of posts from analytics events. */
@Controller()
export class ViewsConsumer {
  constructor(
    private readonly posts: PostsService,
    private readonly inbox: Inbox,
  ) {}

  @EventPattern(pageViewed.type, { batch: BATCH_SIZE })
  async onViewed(@Payload() events: CloudEvent[]) {
    const ofPosts = events.filter((event) => findSlug(event) !== undefined);
    await this.inbox.onceEach(ofPosts, (fresh) =>
      this.posts.countViews(fresh.flatMap((event) => findSlug(event) ?? [])),
    );
  }
}
