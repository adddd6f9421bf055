import {
  API_KEY_ROLE,
  type AuditAction,
  type AuditActor,
  type AuditItem,
  type changeRecorded,
  type EventData,
  type Resource,
} from '@atelier/contracts';
import type { Viewer } from '../auth/viewer.js';
import { currentContext } from '../context/request-context.js';
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

const SYSTEM: AuditActor = { id: null, name: 'Atelier', kind: 'system' };

/** Whoever did it, by the name they have now. */
const actorOf = (viewer: Viewer): AuditActor => {
  if (viewer === undefined) return SYSTEM;
  const { sub: id, firstName, lastName, email, role } = viewer;
  if (role === API_KEY_ROLE) return { id, name: firstName, kind: 'api-key' };
  return { id, name: `${firstName} ${lastName}`.trim() || email, kind: 'staff' };
};

/** Who sent the request that runs; outside of requests the platform itself. */
export const currentActor = (): AuditActor => actorOf(currentContext()?.viewer);

/** The change as its event tells of it. */
export const toldChange = (change: AuditedChange): EventData<typeof changeRecorded> => {
  const { viewer, action, resource, item, before, after, note } = change;
  const context = currentContext();
  return {
    actor: actorOf(viewer ?? context?.viewer),
    action,
    resource,
    item: { ...item, title: item.title.slice(0, LONGEST_VALUE) },
    changes: changedFields(resource, before, after),
    note: note?.slice(0, LONGEST_VALUE) ?? null,
    requestId: context?.requestId ?? null,
    at: new Date().toISOString(),
  };
};
