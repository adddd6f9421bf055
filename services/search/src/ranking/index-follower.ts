import { setTimeout as pause } from 'node:timers/promises';
import { LaterEffects, LOGGER } from '@atelier/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { EntriesRepository, type EntryChanges } from '../entries/entries.repository.js';
import type { EntryRecord } from '../entries/entry.js';
import { SearchIndex } from './search-index.js';

const RETRY_MS = 1000;

/**
 * Keeps this process's index in sync with the entries: built from all of them before the service listens, then updated by their
 * changes, whichever process made them. After an interruption, or when a rebuilt collection replaced the entries, it reads all of
 * them again.
 */
@Injectable()
export class IndexFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private changes: EntryChanges | undefined;
  private following: Promise<void> | undefined;
  private isClosing = false;

  constructor(
    private readonly entries: EntriesRepository,
    private readonly index: SearchIndex,
    private readonly effects: LaterEffects,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    await new Promise<void>((built) => {
      this.following = this.followUntilClosed(built);
    });
  }

  /** Runs while the database is still connected. */
  async beforeApplicationShutdown() {
    this.isClosing = true;
    await this.changes?.close();
    await this.following;
  }

  private async followUntilClosed(built: () => void): Promise<void> {
    while (!this.isClosing) {
      try {
        await this.follow(built);
      } catch (error) {
        if (this.isClosing) return;
        this.logger.warn({ err: error }, 'the search index stopped following; it will be built again');
        await pause(RETRY_MS);
      }
    }
  }

  private async follow(built: () => void): Promise<void> {
    // Watch before reading, so that no change is missed.
    this.changes = await this.entries.watch();
    try {
      await this.index.rebuild(this.entries.all());
      built();
      if (!this.isClosing) await this.takeIn(this.changes);
    } finally {
      await this.changes.close();
    }
  }

  private async takeIn(entries: AsyncIterable<EntryRecord>): Promise<void> {
    for await (const entry of entries) {
      if (this.isClosing) return;
      this.index.keep(entry);
      await this.effects.reach(entry.key, entry.version);
    }
  }
}
