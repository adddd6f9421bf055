import { LOGGER } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { PostsService } from './posts.service.js';

const CHECK_INTERVAL_MS = 5000;

/** Publishes what is due, also what fell due while no process ran. Two processes cannot publish twice: the version decides. */
@Injectable()
export class PublicationSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly posts: PostsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => void this.publishDue(), CHECK_INTERVAL_MS);
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private async publishDue() {
    try {
      const count = await this.posts.publishDue(new Date());
      if (count > 0) this.logger.info({ count }, 'scheduled posts published');
    } catch (error) {
      this.logger.warn({ err: error }, 'scheduled posts could not be published; tried again shortly');
    }
  }
}
