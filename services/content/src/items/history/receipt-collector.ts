import { type Publication, type PublishReceipt, publishReceipt } from '@atelier/contracts';
import { Broker, LOGGER, RECEIPTS, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Revisions } from './revisions.js';

const MINUTE_MS = 60_000;
/** Every receipt is final by then, unless its event is lost. */
const COLLECTED_FOR_MS = 48 * 60 * MINUTE_MS;
/** A gateway searches its stream first. */
const PATIENCE = { firstMs: 10_000, nextMs: 100 };

/**
 * Asks the gateway for the receipts of published versions, and keeps those that are complete, so that they outlive the events.
 * Two processes may do it at once: the first receipt stays.
 */
@Injectable()
export class ReceiptCollector extends RecurringWork {
  constructor(
    private readonly revisions: Revisions,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(LOGGER) logger: Logger,
  ) {
    const failure = 'receipts of publications could not be collected; tried again shortly';
    super({ intervalMs: MINUTE_MS, logger, failure });
  }

  async collect(now: Date): Promise<void> {
    const since = new Date(now.getTime() - COLLECTED_FOR_MS);
    await this.forEach(
      this.revisions.withoutReceipt(since),
      async ({ itemId, version, event, at }) => {
        const receipt = await this.ask({ ...event, at: at.toISOString() });
        if (receipt?.isComplete) await this.revisions.keepReceipt(itemId, version, receipt);
      },
      ({ itemId, version }) => ({ itemId, version }),
    );
  }

  /** Nothing if no gateway answers, or if none has the event. */
  private async ask(event: Publication['event']): Promise<PublishReceipt | null | undefined> {
    const [answer] = await this.broker.ask(RECEIPTS, JSON.stringify(event), PATIENCE);
    return publishReceipt.nullish().parse(answer);
  }

  protected work(): Promise<void> {
    return this.collect(new Date());
  }
}
