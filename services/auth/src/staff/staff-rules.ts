import type { PermissionMap } from '@atelier/contracts';
import { AccessDenied } from '@atelier/service-kit';
import type { Actor } from '../administration/actor.js';
import { requireMayGive } from '../administration/giving-rights.js';
import { ALL_RIGHTS_ROLE } from '../roles/role-record.js';
import type { UserRecord } from '../users/user-record.js';
import type { StaffField, StaffState } from './staff-change.js';

const OWN_FIELDS: readonly StaffField[] = ['role', 'permissions', 'status'];

const requireRank = (actor: Actor, ...roles: readonly string[]): void => {
  if (actor.role === ALL_RIGHTS_ROLE || !roles.includes(ALL_RIGHTS_ROLE)) return;
  throw new AccessDenied('Only a super admin can make or change a super admin.');
};

/** Throws 403 for a role or permissions above the actor's own. */
export const requireMayInvite = (actor: Actor, role: string, permissions: PermissionMap): void => {
  requireRank(actor, role);
  requireMayGive(actor, permissions);
};

/** Throws 403 if the user ranks above the actor. */
export const requireMayAdminister = (actor: Actor, user: UserRecord): void => requireRank(actor, user.role);

/** Throws 403 for a change above the actor's own permissions, or for a field that users may not change for themselves. */
export const requireMayChange = (
  actor: Actor,
  user: UserRecord,
  after: StaffState,
  fields: readonly StaffField[],
): void => {
  requireRank(actor, user.role, after.role);
  requireMayGive(actor, after.permissions, user.permissions);
  if (actor.id === user.id && fields.some((field) => OWN_FIELDS.includes(field)))
    throw new AccessDenied('You cannot change your own role, permissions or status.');
};

export const requireMayDelete = (actor: Actor, user: UserRecord): void => {
  requireRank(actor, user.role);
  if (actor.id === user.id) throw new AccessDenied('You cannot delete your own account.');
};
