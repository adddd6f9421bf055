import { type PermissionMap, rolePresetChange } from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import * as z from 'zod';
import { toRolePreset } from './role-record.js';
import { RolesService } from './roles.service.js';

const roleName = z.string().max(60, 'Role is too long');

@Controller()
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Operation('GET /auth/roles')
  async list() {
    return { success: true, data: (await this.roles.all()).map(toRolePreset) };
  }

  @Operation('PUT /auth/roles/{role}')
  async change(
    @Param('role', { schema: roleName }) role: string,
    @Body({ schema: rolePresetChange }) { permissions }: { permissions: PermissionMap },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expected: number | undefined,
  ) {
    const changed = await this.roles.change(role, permissions, viewer, expected);
    return { success: true, message: 'Role updated successfully', data: toRolePreset(changed) };
  }
}
