import { type PermissionMap, ROLE_PRESETS, type RolePreset } from '@atelier/contracts';

/** The preset of a role as it is kept. */
export interface RoleRecord {
  role: string;
  permissions: PermissionMap;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Has all rights whatever any map says, so its preset is no setting. */
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
