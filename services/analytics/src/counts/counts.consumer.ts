import type { CloudEvent } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { COUNTED } from './counted-events.js';
import { CountsService } from './counts.service.js';

/** Many are applied at once when they arrive faster than one after another could be applied. */
const BATCH_SIZE = 200;

/** Consumes all counted events. */
@Controller()
export class CountsConsumer {
  constructor(private readonly counts: CountsService) {}

  @EventPattern(COUNTED, { batch: BATCH_SIZE })
  onEvents(@Payload() events: CloudEvent[]) {
    return this.counts.count(events);
  }
}
