import { type PermissionMap, ROLE_PRESETS, type Role, roleChanged } from '@atelier/contracts';
import { AccessDenied, AuditTrail, Outbox, requireVersion, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Administration } from '../administration/administration.js';
import { ALL_RIGHTS_ROLE, type RoleRecord } from './role-record.js';
import { RolesRepository } from './roles.repository.js';

@Injectable()
export class RolesService {
  constructor(
    private readonly roles: RolesRepository,
    private readonly administration: Administration,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  all(): Promise<RoleRecord[]> {
    return this.roles.all();
  }

  /** The permissions of staff who are newly given a role. */
  async getPreset(role: Role): Promise<PermissionMap> {
    if (role === ALL_RIGHTS_ROLE) return ROLE_PRESETS[role];
    return (await this.roles.find(role))?.permissions ?? ROLE_PRESETS[role];
  }

  /** Existing users keep their permissions. */
  change(role: string, permissions: PermissionMap, viewer: Viewer, expected?: number): Promise<RoleRecord> {
    return this.administration.run(async () => {
      const actor = await this.administration.requireActor(viewer, 'users', 'write');
      if (actor.role !== ALL_RIGHTS_ROLE) throw new AccessDenied('Only a super admin can change roles.');
      const standing = await this.roles.find(role);
      if (standing === undefined) throw new NotFoundException('Role not found');
      if (role === ALL_RIGHTS_ROLE)
        throw new ConflictException('The role super_admin has all rights and cannot be changed.');
      requireVersion(expected, standing);
      const changed = await this.roles.change(standing, permissions, actor.name);
      await this.outbox.add(roleChanged, role, { role, actorId: actor.id });
      const item = { kind: 'role', id: role, title: role };
      await this.audit.record({ action: 'updated', resource: 'users', item, before: standing, after: changed });
      return changed;
    });
  }
}
