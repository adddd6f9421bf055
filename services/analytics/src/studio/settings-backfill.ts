import { type CloudEvent, cloudEvent, studioUpdated } from '@atelier/contracts';
import { Broker, EVENT_STREAM, getData, LOGGER, StreamKeeper, Transactions } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { StudioCopy } from './studio-copy.js';

/**
 * Earlier versions ignored the event of the studio settings, and the broker does not deliver it again. This reads the last
 * one from the log once, in the background, so that the start does not wait for the broker.
 */
@Injectable()
export class SettingsBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly studio: StudioCopy,
    private readonly transactions: Transactions,
    private readonly broker: Broker,
    private readonly eventStreams: StreamKeeper,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    void this.run().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the settings of the studio could not be read from the log'),
    );
  }

  private async run(): Promise<void> {
    if (await this.studio.isKnown()) return;
    await this.eventStreams.ensure();
    const { streams } = await this.broker.manager();
    const last = await streams.getMessage(EVENT_STREAM, { last_by_subj: studioUpdated.type });
    if (last === null) return;
    const event = cloudEvent.parse(last.json()) as CloudEvent;
    await this.transactions.run(() => this.studio.keep(getData(studioUpdated, event)));
  }
}
