import type { Admin, PermissionMap, Role } from '@atelier/contracts';
import { ROLE_PRESETS } from '@atelier/contracts/auth/permissions';

export const anAdmin = (role: Role | string = 'super_admin', permissions?: PermissionMap): Admin => ({
  id: '1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@studio.example',
  role,
  permissions: permissions ?? ROLE_PRESETS[role as Role] ?? {},
});
