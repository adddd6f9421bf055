import { type PermissionMap, ROLE_PRESETS, type RolePreset } from '@atelier/contracts';

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

export const toRolePreset = ({ role, permissions, version, updatedAt, updatedBy }: RoleRecord): RolePreset => {
  const hasAllRights = role === ALL_RIGHTS_ROLE;
  return {
    role,
    permissions: hasAllRights ? ROLE_PRESETS.super_admin : permissions,
    changeable: !hasAllRights,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    version,
  };
};
