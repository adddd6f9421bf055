import { postCreated, postDeleted, postPublished, postUnpublished, postUpdated } from '@atelier/contracts';
import { Outbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { isPublic, toSnapshot } from './post.js';
import type { PostRecord } from './post-record.js';

/** What the world hears of a post; called inside the transaction that changes it. */
@Injectable()
export class PostsEvents {
  constructor(private readonly outbox: Outbox) {}

  async created(post: PostRecord) {
    await this.outbox.add(postCreated, post.slug, toSnapshot(post));
    if (isPublic(post)) await this.outbox.add(postPublished, post.slug, toSnapshot(post));
  }

  async changed(before: PostRecord, after: PostRecord) {
    const definition = this.changeOf(isPublic(before), isPublic(after));
    await this.outbox.add(definition, after.slug, toSnapshot(after));
  }

  async deleted(post: PostRecord) {
    await this.outbox.add(postDeleted, post.slug, toSnapshot(post));
  }

  private changeOf(wasPublic: boolean, isNowPublic: boolean) {
    if (wasPublic === isNowPublic) return postUpdated;
    return isNowPublic ? postPublished : postUnpublished;
  }
}
