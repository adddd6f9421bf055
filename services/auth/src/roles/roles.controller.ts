import { newRole, type PermissionMap, role as roleName, rolePresetChange } from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { toRolePreset } from './role-record.js';
import { RolesService } from './roles.service.js';

@Controller()
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Operation('GET /auth/roles')
  async list() {
    return { success: true, data: (await this.roles.all()).map(toRolePreset) };
  }

  @Operation('POST /auth/roles')
  async create(
    @Body({ schema: newRole }) { role, permissions }: { role: string; permissions: PermissionMap },
    @CurrentViewer() viewer: Viewer,
  ) {
    const created = await this.roles.create(role, permissions, viewer);
    return { success: true, message: 'Role created', data: toRolePreset(created) };
  }

  @Operation('DELETE /auth/roles/{role}')
  async delete(
    @Param('role', { schema: roleName }) role: string,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expected: number | undefined,
  ) {
    await this.roles.delete(role, viewer, expected);
    return { success: true, message: 'Role deleted' };
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
