import { type CloudEvent, PUBLIC_EVENT_TYPES } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PublicStream } from './public-stream.js';

@Controller()
export class PublicEventsConsumer {
  constructor(private readonly stream: PublicStream) {}

  @EventPattern([...PUBLIC_EVENT_TYPES], { handler: 'public-stream' })
  async onPublicEvent(@Payload() event: CloudEvent) {
    if (this.stream.isWanted) await this.stream.publish(event);
  }
}
