import type { Admin } from '@atelier/contracts';
import { type PermissionMap, ROLE_PRESETS } from '@atelier/contracts/auth/permissions';

/** A user's effective rights: super admins have all, regardless of their permission map. */
export const getRights = ({ role, permissions }: Pick<Admin, 'role' | 'permissions'>): PermissionMap =>
  role === 'super_admin' ? ROLE_PRESETS.super_admin : permissions;
