import type { CloudEvent } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { COUNTED } from './counted-events.js';
import { CountsService } from './counts.service.js';

/** Consumes all counted events. */
@Controller()
export class CountsConsumer {
  constructor(private readonly counts: CountsService) {}

  @EventPattern(COUNTED)
  onEvent(@Payload() event: CloudEvent) {
    return this.counts.count(event);
  }
}
