import { type PermissionMap, ROLE_PRESETS, ROLES, type RolePreset } from '@atelier/contracts';

/** The stored preset of a role. */
export interface RoleRecord {
  role: string;
  permissions: PermissionMap;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Has all permissions regardless of its map, so its preset cannot be set. */
export const ALL_RIGHTS_ROLE = 'super_admin';

/** Whether the studio created the role itself. */
export const isCustom = (role: string): boolean => !ROLES.some((builtIn) => builtIn === role);

export const toRolePreset = ({ role, permissions, version, updatedAt, updatedBy }: RoleRecord): RolePreset => {
  const hasAllRights = role === ALL_RIGHTS_ROLE;
  return {
    role,
    permissions: hasAllRights ? ROLE_PRESETS.super_admin : permissions,
    custom: isCustom(role),
    changeable: !hasAllRights,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    version,
  };
};
