import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CreateIndexesOptions } from 'mongodb';
import type { Model } from 'mongoose';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { ENVIRONMENT } from '../service-tokens.js';
import { INBOX, type InboxEntry } from './inbox.js';
import { LATER_EFFECT, type LaterEffect } from './later-effects.js';
import { OUTBOX, type OutboxEntry } from './outbox.schema.js';

const DAY_SECONDS = 24 * 60 * 60;
/** An event that is replayed at its last moment is still known as applied. */
const LONGER_THAN_REPLAY = 2;
const DIFFERENT_OPTIONS = 85;

interface Expiry extends CreateIndexesOptions {
  name: string;
  expireAfterSeconds: number;
}

/** Creates the index that deletes documents by their age, or gives the one that is there another age. */
const setExpiry = async <Entry>({ collection }: Model<Entry>, field: keyof Entry & string, expiry: Expiry) => {
  try {
    await collection.createIndex({ [field]: 1 }, expiry);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DIFFERENT_OPTIONS)) throw error;
    const { name, expireAfterSeconds } = expiry;
    await collection.conn.db?.command({ collMod: collection.name, index: { name, expireAfterSeconds } });
  }
};

/** Sets how long this service remembers what it has sent and applied; the StreamKeeper does the same for the streams. */
@Injectable()
export class EventRetention implements OnApplicationBootstrap {
  constructor(
    @InjectModel(INBOX) private readonly inbox: Model<InboxEntry>,
    @InjectModel(OUTBOX) private readonly outbox: Model<OutboxEntry>,
    @InjectModel(LATER_EFFECT) private readonly effects: Model<LaterEffect>,
    @Inject(ENVIRONMENT) private readonly environment: ServiceEnvironment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { EVENT_RETENTION_DAYS, OUTBOX_RETENTION_DAYS } = this.environment;
    await setExpiry(this.inbox, 'appliedAt', {
      name: 'appliedAt_1',
      expireAfterSeconds: EVENT_RETENTION_DAYS * LONGER_THAN_REPLAY * DAY_SECONDS,
    });
    await setExpiry(this.effects, 'expectedAt', {
      name: 'expectedAt_1',
      expireAfterSeconds: OUTBOX_RETENTION_DAYS * DAY_SECONDS,
    });
    await setExpiry(this.outbox, 'sentAt', {
      name: 'sent_events_expire',
      expireAfterSeconds: OUTBOX_RETENTION_DAYS * DAY_SECONDS,
      partialFilterExpression: { sentAt: { $type: 'date' } },
    });
  }
}
