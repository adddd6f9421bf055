import { Broker, ENVIRONMENT, EVENT_STREAM, SERVICE_NAME, type ServiceEnvironment } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** Whether this service has unread events; until it has read all, it cannot tell which files are unused. */
@Injectable()
export class EventBacklog {
  private readonly consumer: string;

  constructor(
    private readonly broker: Broker,
    @Inject(ENVIRONMENT) { MONGODB_DATABASE }: ServiceEnvironment,
    @Inject(SERVICE_NAME) service: string,
  ) {
    this.consumer = MONGODB_DATABASE ?? service;
  }

  async isEmpty(): Promise<boolean> {
    if (!this.broker.isConnected) return false;
    const manager = await this.broker.manager();
    const { num_pending, num_ack_pending } = await manager.consumers.info(EVENT_STREAM, this.consumer);
    return num_pending === 0 && num_ack_pending === 0;
  }
}
