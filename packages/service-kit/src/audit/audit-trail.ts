import { type AuditAction, type AuditActor, type AuditItem, changeRecorded, type Resource } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../auth/viewer.js';
import { currentContext } from '../context/request-context.js';
import { Outbox } from '../events/outbox.js';
import { changedFields, LONGEST_VALUE } from './changed-fields.js';

/** What was done. `before` and `after` are the item's own fields; what may not be told is left out here. */
export interface AuditedChange {
  /** Whoever did it; without one whoever sent the request that runs, and outside of requests the platform itself. */
  viewer?: Viewer;
  action: AuditAction;
  resource: Resource;
  /** Of a visitor's message `title` says the service of interest, never a name, an address or a subject. */
  item: AuditItem;
  before?: object | undefined;
  after?: object | undefined;
  note?: string | undefined;
}

const API_KEY_ROLE = 'api_key';
const SYSTEM: AuditActor = { id: null, name: 'Atelier', kind: 'system' };

/** Whoever did it, by the name they have now. */
const actorOf = (viewer: Viewer): AuditActor => {
  if (viewer === undefined) return SYSTEM;
  const { sub: id, firstName, lastName, email, role } = viewer;
  if (role === API_KEY_ROLE) return { id, name: firstName, kind: 'api-key' };
  return { id, name: `${firstName} ${lastName}`.trim() || email, kind: 'staff' };
};

/** The audit trail: who did what to what, told by one event that commits with the change. */
@Injectable()
export class AuditTrail {
  constructor(private readonly outbox: Outbox) {}

  /** Called inside the transaction of the change, and after it. A change of nothing that may be told is told all the same. */
  async record({ viewer, action, resource, item, before, after, note }: AuditedChange): Promise<void> {
    const context = currentContext();
    await this.outbox.add(changeRecorded, item.id, {
      actor: actorOf(viewer ?? context?.viewer),
      action,
      resource,
      item: { ...item, title: item.title.slice(0, LONGEST_VALUE) },
      changes: changedFields(resource, before, after),
      note: note?.slice(0, LONGEST_VALUE) ?? null,
      requestId: context?.requestId ?? null,
      at: new Date().toISOString(),
    });
  }
}
