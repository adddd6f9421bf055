import { isAllowed, type PermissionMap, type Rights, rightsIn } from '@atelier/contracts';
import { AccessDenied } from '@atelier/service-kit';

/** Throws 403 for permissions added in `after` that the giver does not have; super_admin has them all. */
export const requireMayGive = (giver: Rights, after: PermissionMap, before: PermissionMap = {}): void => {
  const given = rightsIn(after).filter(({ resource, action }) => before[resource]?.[action] !== true);
  const denied = given.filter(({ resource, action }) => !isAllowed(giver, resource, action));
  if (denied.length === 0) return;
  const names = denied.map(({ resource, action }) => `${action} ${resource}`).join(', ');
  throw new AccessDenied(`You cannot grant permissions that you do not have: ${names}.`);
};
