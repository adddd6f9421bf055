import { sessionOpened, sessionRevoked } from '@atelier/contracts';
import { Outbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { EndReason, SessionRecord } from './session-record.js';

/** Publishes the events of a session; call inside the transaction that changes it. */
@Injectable()
export class SessionsEvents {
  constructor(private readonly outbox: Outbox) {}

  async opened({ id, userId }: SessionRecord) {
    await this.outbox.add(sessionOpened, id, { sessionId: id, userId });
  }

  async revoked({ id, userId }: SessionRecord, reason: EndReason) {
    await this.outbox.add(sessionRevoked, id, { sessionId: id, userId, reason });
  }
}
