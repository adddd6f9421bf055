import { type EventTrail, eventTrail } from '@atelier/contracts';
import { CACHE_TRAILS } from '@atelier/service-kit/cache/content-changes';
import { Broker } from '@atelier/service-kit/events/broker';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit/service-tokens';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { GatewayEnvironment } from '../environment.js';
import { SERVICES, type ServiceName, serviceUrl } from '../system/services.js';

const TIMEOUT_MS = 3000;

/** Asks every service and every cache what it knows of an event; one that does not answer is left out. */
@Injectable()
export class EventTrails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Broker) private readonly broker: Broker,
  ) {}

  async find(eventId: string, authorization: string): Promise<EventTrail[]> {
    const [caches, ...services] = await Promise.all([
      this.broker.ask(CACHE_TRAILS, eventId),
      ...SERVICES.map((name) => this.ask(name, eventId, authorization)),
    ]);
    return [...services.filter((trail) => trail !== undefined), ...eventTrail.array().parse(caches)];
  }

  private async ask(name: ServiceName, eventId: string, authorization: string): Promise<EventTrail | undefined> {
    try {
      const url = `${serviceUrl(this.environment, name)}/event-trail/${encodeURIComponent(eventId)}`;
      const response = await fetch(url, { headers: { authorization }, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The service answered ${response.status}.`);
      return eventTrail.parse(await response.json());
    } catch (error) {
      this.logger.warn({ err: error, service: name }, 'service did not tell what it knows of an event');
      return undefined;
    }
  }
}
