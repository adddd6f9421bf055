import type { AuditAction } from '@atelier/contracts';
import { publishChange } from '@atelier/service-kit/audit/publish-change';
import type { Viewer } from '@atelier/service-kit/auth/viewer';
import { Broker } from '@atelier/service-kit/events/broker';
import { Inject, Injectable } from '@nestjs/common';

interface Letter {
  id: string;
  consumer: string;
  type: string;
}

/** Records in the audit trail what staff do with dead letters. Publishes directly to the broker, because the gateway has no database. */
@Injectable()
export class DeadLetterTrail {
  constructor(@Inject(Broker) private readonly broker: Broker) {}

  async record(viewer: Viewer, action: AuditAction, { id, consumer, type }: Letter, reason?: string): Promise<void> {
    const item = { kind: 'dead-letter', id, title: type };
    const note = reason === undefined ? `of ${consumer}` : `of ${consumer}: ${reason}`;
    await publishChange(this.broker, '/gateway', { viewer, action, resource: 'events', item, note });
  }
}
