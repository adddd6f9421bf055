import type { Admin } from '@atelier/contracts';
import { type PermissionMap, ROLE_PRESETS } from '@atelier/contracts/auth/permissions';

/** What somebody may really do: a super admin everything, whatever their map says. */
export const getRights = ({ role, permissions }: Pick<Admin, 'role' | 'permissions'>): PermissionMap =>
  role === 'super_admin' ? ROLE_PRESETS.super_admin : permissions;
