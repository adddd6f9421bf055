import { type CloudEvent, CONTENT_EVENT_TYPES, contentItemOf } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EntriesRepository } from './entries.repository.js';
import { entryOf } from './entry.js';

/** Follows items by what they are after each event. One write, guarded by the version, has its effect once without an inbox. */
@Controller()
export class ContentConsumer {
  constructor(private readonly entries: EntriesRepository) {}

  @EventPattern([...CONTENT_EVENT_TYPES])
  onChanged(@Payload() event: CloudEvent) {
    return this.entries.keepNewer(entryOf(contentItemOf(event)));
  }
}
