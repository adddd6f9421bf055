import type { RolePreset, StaffMember } from '@atelier/contracts';
import { ROLE_PRESETS, ROLES } from '@atelier/contracts/auth/permissions';

const CREATED = '2026-05-04T09:30:00.000Z';

export const aStaffMember = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: 's1',
  firstName: 'Edda',
  lastName: 'Editor',
  email: 'edda@studio.example',
  role: 'editor',
  permissions: ROLE_PRESETS.editor,
  status: 'active',
  lastSignInAt: CREATED,
  createdAt: CREATED,
  updatedAt: CREATED,
  updatedBy: null,
  version: 3,
  ...changes,
});

export const staffList = (staff: readonly StaffMember[]) => ({
  status: 200,
  body: {
    success: true,
    data: staff,
    total: staff.length,
    pagination: { page: 1, limit: 20, total: staff.length, totalPages: 1 },
  },
});

export const rolePresets: readonly RolePreset[] = ROLES.map((role) => ({
  role,
  permissions: ROLE_PRESETS[role],
  changeable: role !== 'super_admin',
  updatedAt: CREATED,
  updatedBy: null,
  version: 1,
}));

export const roleList = { status: 200, body: { success: true, data: rolePresets } };
