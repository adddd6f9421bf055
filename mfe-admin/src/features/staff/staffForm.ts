import '../../forms/quietValidation';
import type { RolePreset, StaffMember } from '@atelier/contracts';
import { personName, staffEmail } from '@atelier/contracts/auth/http';
import { permissionMap, role } from '@atelier/contracts/auth/permissions';
import * as z from 'zod';
import { permissionsAsFields } from '../../forms/permissionsAsFields';
import type { FieldValues } from '../../resource-page/comparedFields';
import { roleLabel } from '../../session/requirement';

/** A staff member's form; after joining, only members themselves can change their e-mail. */
export const staffForm = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: staffEmail,
  role,
  permissions: permissionMap,
});
export type StaffForm = z.infer<typeof staffForm>;

const FIRST_ROLE = 'editor';

export const getPermissions = (presets: readonly RolePreset[], name: string): StaffForm['permissions'] =>
  presets.find((preset) => preset.role === name)?.permissions ?? {};

export const newStaff = (presets: readonly RolePreset[]): StaffForm => ({
  firstName: '',
  lastName: '',
  email: '',
  role: FIRST_ROLE,
  permissions: getPermissions(presets, FIRST_ROLE),
});

export const formOfStaff = ({ firstName, lastName, email, role: name, permissions }: StaffMember): StaffForm => ({
  firstName,
  lastName,
  email,
  role: role.parse(name),
  permissions,
});

/** A staff member as readable fields, for comparison. */
export const staffAsFields = ({ permissions = {}, role: name, ...person }: Partial<StaffForm>): FieldValues => ({
  ...person,
  ...(name === undefined ? {} : { role: roleLabel(name) }),
  ...permissionsAsFields(permissions),
});
