import { EventArchive, LOGGER, Metrics } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The storage lists days, and they change once a day. */
const KNOWN_FOR_MS = 5 * 60 * 1000;

/** How current the archives are; read from the storage, so that all processes say the same. */
@Injectable()
export class ArchiveMetrics {
  private readonly startedAtMs = Date.now();
  private lastDay: string | undefined;
  private readAtMs = 0;

  constructor(
    private readonly archive: EventArchive,
    { registry }: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const measure = () => this.getAgeSeconds();
    new Gauge({
      name: 'atelier_event_archive_age_seconds',
      help: 'Time since the end of the last archived day; without an archive, since the start of the process.',
      registers: [registry],
      async collect() {
        this.set(await measure());
      },
    });
  }

  private async getAgeSeconds(): Promise<number> {
    const now = Date.now();
    if (now - this.readAtMs > KNOWN_FOR_MS) await this.readLastDay(now);
    const archivedUntil = this.lastDay === undefined ? this.startedAtMs : Date.parse(this.lastDay) + DAY_MS;
    return Math.max(0, (now - archivedUntil) / 1000);
  }

  /** What was known before still counts if the storage does not answer. */
  private async readLastDay(now: number): Promise<void> {
    try {
      this.lastDay = (await this.archive.days()).at(-1);
      this.readAtMs = now;
    } catch (error) {
      this.logger.warn({ err: error }, 'archives of events could not be listed');
    }
  }
}
