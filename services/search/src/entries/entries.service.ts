import type { ContentItem } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { EntriesRepository } from './entries.repository.js';
import { toEntry } from './entry.js';

@Injectable()
export class EntriesService {
  constructor(private readonly entries: EntriesRepository) {}

  /** Stores an item's current state. A single write, guarded by the version, is applied once without an inbox. */
  follow(item: ContentItem): Promise<void> {
    return this.entries.keepNewer(toEntry(item));
  }
}
