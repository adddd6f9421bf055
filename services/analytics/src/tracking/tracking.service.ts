import { pageViewed, type TrackedView } from '@atelier/contracts';
import { Outbox, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';

/** Of a referrer, only the host: its path and query may name a person. */
const hostOf = (referrer: string | undefined): string | null =>
  referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).host || null : null;

const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? path;

/** Turns what a browser reports into an event; counting follows from the event, like any other. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  async record({ path, referrer }: TrackedView): Promise<void> {
    const view = { path: withoutQuery(path), referrerHost: hostOf(referrer) };
    await this.transactions.run(() => this.outbox.add(pageViewed, view.path, view));
  }
}
