import type { AuditAction, StaffListQuery, StaffPatch } from '@atelier/contracts';
import { AuditTrail, MailQueue, requireVersion, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../administration/actor.js';
import { Administration } from '../administration/administration.js';
import { auditedUser } from '../audit/audited.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { RolesService } from '../roles/roles.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { StaffEvents } from './staff.events.js';
import { changedFields, isActiveAdministrator, type StaffField, type StaffState, stateAfter } from './staff-change.js';
import { requireMayChange, requireMayDelete } from './staff-rules.js';

/** Enforces who may change whom, and updates the sessions of changed users. */
@Injectable()
export class StaffAdministrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly roles: RolesService,
    private readonly sessions: SessionsService,
    private readonly passkeys: PasskeysRepository,
    private readonly mails: MailQueue,
    private readonly administration: Administration,
    private readonly events: StaffEvents,
    private readonly audit: AuditTrail,
  ) {}

  list(query: StaffListQuery): Promise<{ users: UserRecord[]; total: number }> {
    return this.users.list(query);
  }

  async find(id: string): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (user === undefined) throw new NotFoundException('User not found');
    return user;
  }

  update(id: string, patch: StaffPatch, viewer: Viewer, expected?: number): Promise<UserRecord> {
    return this.administration.run(async () => {
      const user = await this.find(id);
      const after = await this.stateAfter(user, patch);
      await this.requireAdministratorLeft(user, isActiveAdministrator({ ...user, ...after }));
      const actor = await this.administration.requireActor(viewer, 'users', 'write');
      const fields = changedFields(user, after);
      requireMayChange(actor, user, after, fields);
      requireVersion(expected, user);
      return fields.length === 0 ? user : this.apply(user, after, fields, actor);
    });
  }

  delete(id: string, viewer: Viewer, expected?: number): Promise<void> {
    return this.administration.run(async () => {
      const user = await this.find(id);
      await this.requireAdministratorLeft(user, false);
      const actor = await this.administration.requireActor(viewer, 'users', 'delete');
      requireMayDelete(actor, user);
      requireVersion(expected, user);
      await this.users.delete(user, actor.name);
      await this.sessions.endAllFor(user.id, 'user_deleted');
      await this.passkeys.removeAllFor(user.id);
      await this.mails.forget({ addresses: [user.email], about: [user.id] });
      await this.events.deleted(user, actor);
      await this.audit.record({ action: 'deleted', resource: 'users', item: auditedUser(user) });
    });
  }

  private async stateAfter(user: UserRecord, patch: StaffPatch): Promise<StaffState> {
    const preset = patch.role === undefined ? user.permissions : await this.roles.getPreset(patch.role);
    return stateAfter(user, patch, preset);
  }

  /** Checked before the actor's own permissions: if two administrators remove each other, the later one gets this message. */
  private async requireAdministratorLeft(user: UserRecord, staysOne: boolean): Promise<void> {
    if (staysOne || !isActiveAdministrator(user)) return;
    if (await this.users.hasOtherActive(user.role, user.id)) return;
    throw new ConflictException('The last active super admin cannot be demoted, suspended or deleted.');
  }

  private async apply(user: UserRecord, after: StaffState, fields: readonly StaffField[], actor: Actor) {
    const changed = await this.users.change(user, after, actor.name);
    if (changed === 'taken') throw new ConflictException('The e-mail address of this user is taken.');
    if (changed.suspended) await this.sessions.endAllFor(user.id, 'user_suspended');
    else if (fields.includes('role') || fields.includes('permissions')) await this.sessions.renewAllFor(user.id);
    await this.events.changed(changed, fields, actor);
    const item = auditedUser(changed);
    await this.audit.record({
      action: getAction(changed, fields),
      resource: 'users',
      item,
      before: user,
      after: changed,
    });
    return changed;
  }
}

const getAction = ({ suspended }: UserRecord, fields: readonly StaffField[]): AuditAction => {
  if (!fields.includes('status')) return 'updated';
  return suspended ? 'suspended' : 'reinstated';
};
