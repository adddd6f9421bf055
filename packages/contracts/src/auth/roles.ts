import * as z from 'zod';
import { permissionMap, permissionMapInput, role } from './permissions.js';

/** A role's preset: the permissions of newly invited staff with that role. Existing users keep their permissions. */
export const rolePreset = z
  .object({
    role: z.string(),
    permissions: permissionMap,
    /** Whether the studio created it, and may delete it. Absent in answers of earlier versions. */
    custom: z.boolean().optional(),
    /** False for super_admin, who may do everything regardless of the map. */
    changeable: z.boolean(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'RolePreset' });
export type RolePreset = z.infer<typeof rolePreset>;

export const roleList = z.object({ success: z.literal(true), data: z.array(rolePreset) }).meta({ id: 'RoleList' });

export const roleAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: rolePreset })
  .meta({ id: 'RoleAnswer' });

/** Body of PUT /auth/roles/{role}: the whole map. */
export const rolePresetChange = z.strictObject({ permissions: permissionMapInput }).meta({ id: 'RolePresetChange' });

/** Body of POST /auth/roles. */
export const newRole = z.strictObject({ role, permissions: permissionMapInput }).meta({ id: 'NewRole' });
