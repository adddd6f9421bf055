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

/** An audited change. `before` and `after` are the item's own fields; confidential fields are left out here. */
export interface AuditedChange {
  /** The actor. Defaults to the viewer of the current request; outside requests, to the platform itself. */
  viewer?: Viewer;
  action: AuditAction;
  resource: Resource;
  /** For a visitor's message, `title` is the service of interest, never a name, an address or a subject. */
  item: AuditItem;
  before?: object | undefined;
  after?: object | undefined;
  note?: string | undefined;
}

const SYSTEM: AuditActor = { id: null, name: 'Atelier', kind: 'system' };

/** The actor, under their current name. */
const getActor = (viewer: Viewer): AuditActor => {
  if (viewer === undefined) return SYSTEM;
  const { sub: id, firstName, lastName, email, role } = viewer;
  if (role === API_KEY_ROLE) return { id, name: firstName, kind: 'api-key' };
  return { id, name: `${firstName} ${lastName}`.trim() || email, kind: 'staff' };
};

/** The viewer of the current request; outside requests, the platform itself. */
export const currentActor = (): AuditActor => getActor(currentContext()?.viewer);

/** The change as published in its event. */
export const toChangeRecorded = (change: AuditedChange): EventData<typeof changeRecorded> => {
  const { viewer, action, resource, item, before, after, note } = change;
  const context = currentContext();
  return {
    actor: getActor(viewer ?? context?.viewer),
    action,
    resource,
    item: { ...item, title: item.title.slice(0, LONGEST_VALUE) },
    changes: changedFields(resource, before, after),
    note: note?.slice(0, LONGEST_VALUE) ?? null,
    requestId: context?.requestId ?? null,
    at: new Date().toISOString(),
  };
};
