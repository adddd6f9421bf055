import { type CloudEvent, EVENT_CATALOG } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { CountsService } from './counts.service.js';

const COUNTED_OWNERS = ['analytics', 'contacts', 'content'];
const COUNTED = EVENT_CATALOG.filter(({ owner }) => COUNTED_OWNERS.includes(owner)).map(({ type }) => type);

/** Consumes all counted events. */
@Controller()
export class CountsConsumer {
  constructor(private readonly counts: CountsService) {}

  @EventPattern(COUNTED)
  onEvent(@Payload() event: CloudEvent) {
    return this.counts.count(event);
  }
}
