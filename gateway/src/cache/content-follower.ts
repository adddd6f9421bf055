import { ContentChanges } from '@atelier/service-kit/cache/content-changes';
import { ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { Broker } from '@atelier/service-kit/events/broker';
import { LOGGER } from '@atelier/service-kit/service-tokens';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';

/** Follows content changes while the application runs. */
@Injectable()
export class ContentFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly changes: ContentChanges;

  constructor(@Inject(Broker) broker: Broker, cache: ResponseCache, @Inject(LOGGER) logger: Logger) {
    this.changes = new ContentChanges(broker, cache, logger);
  }

  onApplicationBootstrap() {
    this.changes.start();
  }

  async beforeApplicationShutdown() {
    await this.changes.stop();
  }
}
