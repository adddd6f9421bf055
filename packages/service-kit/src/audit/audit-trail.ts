import { changeRecorded } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../events/outbox.js';
import { type AuditedChange, toChangeRecorded } from './audited-change.js';

/** The audit trail records who did what to what. Its event commits in the same transaction as the change. */
@Injectable()
export class AuditTrail {
  constructor(private readonly outbox: Outbox) {}

  /** Call inside the transaction of the change, after making it. */
  async record(change: AuditedChange): Promise<void> {
    await this.outbox.add(changeRecorded, change.item.id, toChangeRecorded(change));
  }
}
