import { type CloudEvent, cloudEvent, studioUpdated } from '@atelier/contracts';
import { Broker, dataOf, EVENT_STREAM, LOGGER, StreamKeeper, Transactions } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { StudioCopy } from './studio-copy.js';

/**
 * Earlier versions did not listen to the settings, or counted what tells of them and kept nothing; it never comes again by
 * itself. The last of it is read from the log once, beside the start, which waits for no broker.
 */
@Injectable()
export class StudioMemory implements OnApplicationBootstrap {
  constructor(
    private readonly studio: StudioCopy,
    private readonly transactions: Transactions,
    private readonly broker: Broker,
    private readonly eventStreams: StreamKeeper,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    void this.recall().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the settings of the studio could not be read from the log'),
    );
  }

  private async recall(): Promise<void> {
    if (await this.studio.isKnown()) return;
    await this.eventStreams.ensure();
    const { streams } = await this.broker.manager();
    const last = await streams.getMessage(EVENT_STREAM, { last_by_subj: studioUpdated.type });
    if (last === null) return;
    const event = cloudEvent.parse(last.json()) as CloudEvent;
    await this.transactions.run(() => this.studio.keep(dataOf(studioUpdated, event)));
  }
}
