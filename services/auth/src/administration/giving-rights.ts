import { isAllowed, type PermissionMap, type Rights, rightNames, rightsIn } from '@atelier/contracts';
import { AccessDenied } from '@atelier/service-kit';

/** Throws 403 for permissions added in `after` that the giver does not have; super_admin has them all. */
export const requireMayGive = (giver: Rights, after: PermissionMap, before: PermissionMap = {}): void => {
  const had = { role: '', permissions: before };
  const denied = rightsIn(after).filter(
    ({ resource, right }) => !isAllowed(had, resource, right) && !isAllowed(giver, resource, right),
  );
  if (denied.length === 0) return;
  throw new AccessDenied(`You cannot grant permissions that you do not have: ${rightNames(denied).join(', ')}.`);
};
