import { LOGGER } from '@atelier/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CardsService } from '../cards/cards.service.js';
import { DocumentsService } from './documents.service.js';

const DEBOUNCE_MS = 200;
const SWEEP_INTERVAL_MS = 2000;

/**
 * Writes documents and share cards shortly after a change, once for several changes in a row. A sweep covers what a crash, an
 * outage or another process left undone.
 */
@Injectable()
export class DocumentsWriter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private pending: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isSetUp = false;
  private isClosing = false;

  constructor(
    private readonly documents: DocumentsService,
    private readonly cards: CardsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.sweep = setInterval(() => this.nudge(), SWEEP_INTERVAL_MS);
    this.nudge();
  }

  /** Runs while the database is still connected; later demands are handled by the next start. */
  async beforeApplicationShutdown() {
    this.isClosing = true;
    clearInterval(this.sweep);
    clearTimeout(this.pending);
    await this.writing;
  }

  nudge(): void {
    if (this.isClosing) return;
    this.pending ??= setTimeout(() => {
      this.pending = undefined;
      this.writing = this.writing.then(() => this.writeAllDue());
    }, DEBOUNCE_MS);
  }

  private async writeAllDue(): Promise<void> {
    try {
      await this.setUp();
      // A card takes longer than all documents, so documents are written before each card.
      while (!this.isClosing && ((await this.documents.writeIfDue()) || (await this.cards.makeNext())));
    } catch (error) {
      this.logger.warn({ err: error }, 'sitemap, feeds and cards could not be written; it will be tried again');
    }
  }

  /** The documents depend on the settings and the program too, so each start writes them. */
  private async setUp(): Promise<void> {
    if (this.isSetUp) return;
    await this.documents.demand();
    this.isSetUp = true;
  }
}
