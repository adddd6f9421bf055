import {
  idOrSlug,
  paginate,
  type SettableStatus,
  type StaffListQuery,
  type StaffPatch,
  staffListQuery,
  staffPatch,
  staffStatusChange,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { toStaffMember } from '../users/user.js';
import { StaffAdministrationService } from './staff-administration.service.js';

@Controller()
export class StaffController {
  constructor(private readonly staff: StaffAdministrationService) {}

  @Operation('GET /auth/users')
  async list(@Query({ schema: staffListQuery }) query: StaffListQuery) {
    const { users, total } = await this.staff.list(query);
    return {
      success: true,
      data: users.map(toStaffMember),
      total,
      pagination: paginate(query.page, query.limit, total),
    };
  }

  @Operation('GET /auth/users/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: toStaffMember(await this.staff.find(id)) };
  }

  @Operation('PUT /auth/users/{id}')
  async update(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: staffPatch }) patch: StaffPatch,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expected: number | undefined,
  ) {
    const user = await this.staff.update(id, patch, viewer, expected);
    return { success: true, message: 'User updated successfully', data: toStaffMember(user) };
  }

  @Operation('PATCH /auth/users/{id}/status')
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: staffStatusChange }) { status }: { status: SettableStatus },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expected: number | undefined,
  ) {
    const user = await this.staff.update(id, { status }, viewer, expected);
    return { success: true, message: 'Status updated successfully', data: toStaffMember(user) };
  }

  @Operation('DELETE /auth/users/{id}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expected: number | undefined,
  ) {
    await this.staff.delete(id, viewer, expected);
    return { success: true, message: 'User deleted successfully' };
  }
}
