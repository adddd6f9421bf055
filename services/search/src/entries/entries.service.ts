import type { ContentItem } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { EntriesRepository } from './entries.repository.js';
import { entryOf } from './entry.js';

@Injectable()
export class EntriesService {
  constructor(private readonly entries: EntriesRepository) {}

  /** Follows an item by what it is now. One write, guarded by the version, has its effect once without an inbox. */
  follow(item: ContentItem): Promise<void> {
    return this.entries.keepNewer(entryOf(item));
  }
}
