import { setTimeout as pause } from 'node:timers/promises';
import { LaterEffects, LOGGER } from '@atelier/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { EntriesRepository, type EntryChanges } from '../entries/entries.repository.js';
import type { EntryRecord } from '../entries/entry.js';
import { type EntrySource, SearchIndex } from './search-index.js';
import { whatWaits } from './what-waits.js';

const RETRY_MS = 1000;
/** Others may have built a shared index, so the service need not wait as long as it takes to fill one. */
const SHARED_WITHIN_MS = 20_000;

/**
 * Keeps the index in sync with the entries: built from all of them, then updated by their changes, whichever process made them.
 * After an interruption, or when a rebuilt collection replaced the entries, it reads all of them again. The service listens when
 * this process has built the index; with a shared one, after the first attempt, or sooner.
 */
@Injectable()
export class IndexFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private changes: EntryChanges | undefined;
  private following: Promise<void> | undefined;
  private isTakingIn = false;
  private isClosing = false;
  private readonly source: EntrySource = { all: () => this.allUntilClosed(), origin: () => this.entries.origin() };

  constructor(
    private readonly entries: EntriesRepository,
    private readonly index: SearchIndex,
    private readonly effects: LaterEffects,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    const built = new Promise<void>((mayListen) => {
      this.following = this.followUntilClosed(mayListen);
    });
    await (this.index.isShared ? Promise.race([built, pause(SHARED_WITHIN_MS, undefined, { ref: false })]) : built);
  }

  /** Runs while the database is still connected. */
  async beforeApplicationShutdown() {
    this.isClosing = true;
    await this.changes?.close();
    await this.following;
  }

  /** Reads all entries again if the index was lost. */
  async check(): Promise<void> {
    const isIntact = await this.index.isIntact();
    if (this.isTakingIn && !isIntact) await this.changes?.close();
  }

  private async followUntilClosed(mayListen: () => void): Promise<void> {
    while (!this.isClosing) {
      try {
        await this.follow(mayListen);
      } catch (error) {
        if (this.isClosing) return;
        this.logger.warn({ err: error }, 'the search index stopped following; it will be built again');
        if (this.index.isShared) mayListen();
        await pause(RETRY_MS);
      }
    }
  }

  private async follow(mayListen: () => void): Promise<void> {
    // Watch before reading, so that no change is missed.
    this.changes = await this.entries.watch();
    try {
      const waited = await this.entries.findVersions(await this.effects.findWaited());
      await this.index.rebuild(this.source);
      mayListen();
      // Changes of which this process has not heard: nobody followed, or it was interrupted.
      await this.reach(waited);
      this.isTakingIn = true;
      if (!this.isClosing) await this.applyChanges(this.changes);
    } finally {
      this.isTakingIn = false;
      await this.changes.close();
    }
  }

  /** A stop need not wait until a large index is complete. */
  private async *allUntilClosed(): AsyncIterable<EntryRecord> {
    for await (const entry of this.entries.all()) {
      if (this.isClosing) throw new Error('The service stops.');
      yield entry;
    }
  }

  private async applyChanges(changes: AsyncIterable<EntryRecord>): Promise<void> {
    for await (const entries of whatWaits(changes)) {
      if (this.isClosing) return;
      await this.index.keep(entries);
      await this.reach(entries);
    }
  }

  private async reach(entries: readonly Pick<EntryRecord, 'key' | 'version'>[]): Promise<void> {
    for (const { key, version } of entries) await this.effects.reach(key, version);
  }
}
