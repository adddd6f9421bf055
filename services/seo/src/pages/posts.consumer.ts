import { type CloudEvent, postDeleted, postPublished, postUnpublished, postUpdated } from '@atelier/contracts';
import { dataOf } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PagesService } from './pages.service.js';

/** Follows posts by what they are after each change, in whatever order the changes arrive. */
@Controller()
export class PostsConsumer {
  constructor(private readonly pages: PagesService) {}

  @EventPattern([postPublished.type, postUpdated.type, postUnpublished.type])
  onChanged(@Payload() event: CloudEvent) {
    return this.pages.follow(event, dataOf(postUpdated, event), false);
  }

  @EventPattern(postDeleted.type)
  onDeleted(@Payload() event: CloudEvent) {
    return this.pages.follow(event, dataOf(postDeleted, event), true);
  }
}
