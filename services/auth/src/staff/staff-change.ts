import { type PermissionMap, ROLE_PRESETS, rightsIn, type StaffPatch } from '@atelier/contracts';
import { ALL_RIGHTS_ROLE } from '../roles/role-record.js';
import { getStatus } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';

/** The fields of a staff member that a patch can change. */
export type StaffState = Pick<UserRecord, 'firstName' | 'lastName' | 'role' | 'permissions' | 'suspended'>;

export type StaffField = 'firstName' | 'lastName' | 'role' | 'permissions' | 'status';

export const isActiveAdministrator = (user: Pick<UserRecord, 'role' | 'suspended' | 'passwordHash'>): boolean =>
  user.role === ALL_RIGHTS_ROLE && getStatus(user) === 'active';

const getMap = (
  role: string,
  sent: PermissionMap | undefined,
  user: UserRecord,
  preset: PermissionMap,
): PermissionMap => {
  if (role === ALL_RIGHTS_ROLE) return ROLE_PRESETS.super_admin;
  return sent ?? (role === user.role ? user.permissions : preset);
};

/** Applies a patch: absent fields stay; a new role brings its preset unless the patch includes a map. */
export const stateAfter = (user: UserRecord, patch: StaffPatch, preset: PermissionMap): StaffState => {
  const role = patch.role ?? user.role;
  return {
    firstName: patch.firstName ?? user.firstName,
    lastName: patch.lastName ?? user.lastName,
    role,
    permissions: getMap(role, patch.permissions, user, preset),
    suspended: patch.status === undefined ? user.suspended : patch.status === 'suspended',
  };
};

const asText = (permissions: PermissionMap): string => JSON.stringify(rightsIn(permissions));

/** The fields that differ, by their contract names. */
export const changedFields = (before: StaffState, after: StaffState): StaffField[] => {
  const differs: Record<StaffField, boolean> = {
    firstName: before.firstName !== after.firstName,
    lastName: before.lastName !== after.lastName,
    role: before.role !== after.role,
    permissions: asText(before.permissions) !== asText(after.permissions),
    status: before.suspended !== after.suspended,
  };
  return (Object.keys(differs) as StaffField[]).filter((field) => differs[field]);
};
