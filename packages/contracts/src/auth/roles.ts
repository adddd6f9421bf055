import * as z from 'zod';
import { permissionMap, permissionMapInput } from './permissions.js';

/** A role's preset: the permissions of newly invited staff with that role. Existing users keep their permissions. */
export const rolePreset = z
  .object({
    role: z.string(),
    permissions: permissionMap,
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
