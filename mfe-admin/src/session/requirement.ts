import type { Admin } from '@atelier/contracts';
import { type Action, asResource, isAllowed, type Right } from '@atelier/contracts/auth/permissions';

/** What a screen requires of a user; `action` defaults to read, and `resource` may be the route's own word. */
export interface Requirement {
  roles?: readonly string[];
  resource?: string;
  action?: Action;
}

export const mayDo = (admin: Admin, resource: string, right: Right): boolean => {
  const known = asResource(resource);
  return admin.role === 'super_admin' || (known !== undefined && isAllowed(admin, known, right));
};

export const meetsRoles = (admin: Admin, { roles = [] }: Requirement): boolean =>
  roles.length === 0 || admin.role === 'super_admin' || roles.includes(admin.role);

export const meetsRights = (admin: Admin, { resource, action = 'read' }: Requirement): boolean =>
  resource === undefined || mayDo(admin, resource, action);

/** 'super_admin' becomes 'Super Admin'. */
export const roleLabel = (role: string): string =>
  role.replaceAll('_', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Why a screen or its content is not shown (AUTH-3). */
export const deniedText = ({ resource = '', action = 'read' }: Requirement): string =>
  `You don't have permission to ${action} ${resource}. Contact your administrator for access.`;

/** Why a control is disabled. */
export const missingPermission = (resource: string, right: Exclude<Right, 'editOthers'>): string =>
  `You need ${right} permission on ${resource}.`;
