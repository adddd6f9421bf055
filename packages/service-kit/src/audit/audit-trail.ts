import { changeRecorded } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../events/outbox.js';
import { type AuditedChange, toldChange } from './audited-change.js';

/** The audit trail: who did what to what, told by one event that commits with the change. */
@Injectable()
export class AuditTrail {
  constructor(private readonly outbox: Outbox) {}

  /** Called inside the transaction of the change, once it is made. */
  async record(change: AuditedChange): Promise<void> {
    await this.outbox.add(changeRecorded, change.item.id, toldChange(change));
  }
}
