import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { OutboxRelay } from '../events/outbox-relay.js';

// Models find the current transaction by themselves, so that repositories need no session parameter.
mongoose.set('transactionAsyncLocalStorage', true);

/** Commits entity and event together or not at all: majority write concern, journaled, retried on transient conflicts. */
@Injectable()
export class Transactions {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(OutboxRelay) private readonly relay: Pick<OutboxRelay, 'nudge'>,
  ) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await this.connection.transaction(work, {
      // Reads the newest state. `snapshot` would read an older one while an earlier write of another client is being applied.
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', j: true },
    });
    this.relay.nudge();
    return result as Result;
  }
}

/** For commands, which have no relay: events that they write wait for the one of the service. */
export const withoutRelay = (connection: Connection): Transactions =>
  new Transactions(connection, { nudge: () => undefined });
