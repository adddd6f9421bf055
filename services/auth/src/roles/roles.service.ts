import {
  API_KEY_ROLE,
  type EventDefinition,
  type PermissionMap,
  roleChanged,
  roleCreated,
  roleDeleted,
} from '@atelier/contracts';
import { AccessDenied, AuditTrail, InvalidInput, Outbox, requireVersion, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../administration/actor.js';
import { Administration } from '../administration/administration.js';
import { UsersRepository } from '../users/users.repository.js';
import { ALL_RIGHTS_ROLE, isCustom, type RoleRecord } from './role-record.js';
import { RolesRepository } from './roles.repository.js';

@Injectable()
export class RolesService {
  constructor(
    private readonly roles: RolesRepository,
    private readonly users: UsersRepository,
    private readonly administration: Administration,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  all(): Promise<RoleRecord[]> {
    return this.roles.all();
  }

  /** The permissions of staff who are newly given a role; throws 400 for a role that does not exist. */
  async getPreset(role: string): Promise<PermissionMap> {
    const found = await this.roles.find(role);
    if (found === undefined) throw new InvalidInput([{ field: 'role', message: 'There is no such role' }]);
    return found.permissions;
  }

  create(role: string, permissions: PermissionMap, viewer: Viewer): Promise<RoleRecord> {
    return this.administration.run(async () => {
      const actor = await this.requireSuperAdmin(viewer, 'write');
      if (role === API_KEY_ROLE || (await this.roles.find(role)) !== undefined)
        throw new ConflictException('There is a role with this name already.');
      const created = await this.roles.create(role, permissions, actor.name);
      await this.record('created', roleCreated, actor, undefined, created);
      return created;
    });
  }

  /** Existing users keep their permissions. */
  change(role: string, permissions: PermissionMap, viewer: Viewer, expected?: number): Promise<RoleRecord> {
    return this.administration.run(async () => {
      const actor = await this.requireSuperAdmin(viewer, 'write');
      const standing = await this.existing(role, expected);
      if (role === ALL_RIGHTS_ROLE)
        throw new ConflictException('The role super_admin has all rights and cannot be changed.');
      const changed = await this.roles.change(standing, permissions, actor.name);
      await this.record('updated', roleChanged, actor, standing, changed);
      return changed;
    });
  }

  /** Throws 409 for a built-in role, and while somebody has the role. */
  delete(role: string, viewer: Viewer, expected?: number): Promise<void> {
    return this.administration.run(async () => {
      const actor = await this.requireSuperAdmin(viewer, 'delete');
      const standing = await this.existing(role, expected);
      if (!isCustom(role)) throw new ConflictException('A built-in role cannot be deleted.');
      if ((await this.users.firstOfRole(role)) !== undefined)
        throw new ConflictException('Somebody still has this role. Give them another role first.');
      await this.roles.delete(role);
      await this.record('deleted', roleDeleted, actor, standing, undefined);
    });
  }

  private async requireSuperAdmin(viewer: Viewer, action: 'write' | 'delete'): Promise<Actor> {
    const actor = await this.administration.requireActor(viewer, 'users', action);
    if (actor.role !== ALL_RIGHTS_ROLE) throw new AccessDenied('Only a super admin can change roles.');
    return actor;
  }

  private async existing(role: string, expected: number | undefined): Promise<RoleRecord> {
    const standing = await this.roles.find(role);
    if (standing === undefined) throw new NotFoundException('Role not found');
    requireVersion(expected, standing);
    return standing;
  }

  private async record(
    action: 'created' | 'updated' | 'deleted',
    event: EventDefinition<string, typeof roleChanged.data>,
    actor: Actor,
    before: RoleRecord | undefined,
    after: RoleRecord | undefined,
  ): Promise<void> {
    const role = (after ?? before)?.role ?? '';
    await this.outbox.add(event, role, { role, actorId: actor.id });
    await this.audit.record({
      action,
      resource: 'users',
      item: { kind: 'role', id: role, title: role },
      before,
      after,
    });
  }
}
