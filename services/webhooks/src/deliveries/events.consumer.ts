import { type CloudEvent, PUBLIC_EVENT_TYPES } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DeliveriesService } from './deliveries.service.js';

@Controller()
export class EventsConsumer {
  constructor(private readonly deliveries: DeliveriesService) {}

  @EventPattern([...PUBLIC_EVENT_TYPES])
  async onPublicEvent(@Payload() event: CloudEvent) {
    await this.deliveries.plan(event);
  }
}
