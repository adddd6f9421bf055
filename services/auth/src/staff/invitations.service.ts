import { type PasswordByToken, ROLE_PRESETS, type StaffInvitation } from '@atelier/contracts';
import { AuditTrail, ENVIRONMENT, InvalidInput, MailQueue, Transactions, type Viewer } from '@atelier/service-kit';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../administration/actor.js';
import { Administration } from '../administration/administration.js';
import { auditedUser } from '../audit/audited.js';
import type { AuthEnvironment } from '../environment.js';
import { backOfficeLink } from '../mailed-tokens/back-office-link.js';
import { MailedTokens } from '../mailed-tokens/mailed-tokens.js';
import { ALL_RIGHTS_ROLE } from '../roles/role-record.js';
import { RolesService } from '../roles/roles.service.js';
import type { Device } from '../sessions/device.js';
import { SessionsService, type SessionTokens } from '../sessions/sessions.service.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { NewPasswords } from '../users/new-passwords.js';
import { PasswordHashing } from '../users/password-hashing.js';
import { getName, getStatus, toClaims } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { invitationLetter } from './invitation-letter.js';
import { StaffEvents } from './staff.events.js';
import { requireMayAdminister, requireMayInvite } from './staff-rules.js';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

@Injectable()
export class InvitationsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly roles: RolesService,
    private readonly sessions: SessionsService,
    private readonly tokens: MailedTokens,
    private readonly mails: MailQueue,
    private readonly hashing: PasswordHashing,
    private readonly newPasswords: NewPasswords,
    private readonly administration: Administration,
    private readonly transactions: Transactions,
    private readonly events: StaffEvents,
    private readonly audit: AuditTrail,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  /** Creates the user, the invitation and the mail in one transaction. */
  invite({ permissions, ...person }: StaffInvitation, viewer: Viewer): Promise<UserRecord> {
    return this.administration.run(async () => {
      const actor = await this.administration.requireActor(viewer, 'users', 'write');
      const preset = await this.roles.getPreset(person.role);
      const granted = person.role === ALL_RIGHTS_ROLE ? ROLE_PRESETS.super_admin : (permissions ?? preset);
      requireMayInvite(actor, person.role, granted);
      const isTaken = (await this.users.findByEmail(person.email)) !== undefined;
      const record = { ...person, permissions: granted, passwordHash: null, updatedBy: actor.name };
      const user = isTaken ? undefined : await this.users.insert(record);
      if (user === undefined) throw new InvalidInput([{ field: 'email', message: 'Email is already in use' }]);
      await this.mail(user, actor);
      return user;
    });
  }

  /** Sends a new invitation; the link in the previous mail stops working. */
  inviteAgain(id: string, viewer: Viewer): Promise<UserRecord> {
    return this.administration.run(async () => {
      const user = await this.users.find(id);
      if (user === undefined) throw new NotFoundException('User not found');
      const actor = await this.administration.requireActor(viewer, 'users', 'write');
      requireMayAdminister(actor, user);
      if (getStatus(user) !== 'invited')
        throw new ConflictException('Only somebody who is invited can be invited again.');
      await this.mail(user, actor);
      return user;
    });
  }

  /** Sets the first password and signs in. The token is checked before the costly hash and consumed with the rest. */
  async accept({ token, password }: PasswordByToken, device: Device): Promise<SessionTokens> {
    if (!(await this.tokens.isGood(token, 'invitation'))) throw invalidLink();
    const passwordHash = await this.hashing.hash(password);
    const opened = await this.transactions.run(async () => {
      const invited = await this.tokens.redeem(token, 'invitation');
      if (invited === undefined || getStatus(invited) !== 'invited') throw invalidLink();
      await this.newPasswords.require(password, invited, 'password');
      const user = await this.users.change(invited, { passwordHash }, getName(invited));
      const session = user === 'taken' ? undefined : await this.sessions.open(user, device);
      if (session === undefined) throw invalidLink();
      await this.events.joined(invited);
      const viewer = toClaims(invited, session.sessionId);
      await this.audit.record({ viewer, action: 'joined', resource: 'users', item: auditedUser(invited) });
      return session;
    });
    return this.sessions.admit(opened);
  }

  private async mail(user: UserRecord, actor: Actor): Promise<void> {
    const causedBy = await this.events.invited(user, actor);
    const item = auditedUser(user);
    await this.audit.record({ action: 'invited', resource: 'users', item, after: { role: user.role } });
    await this.tokens.withdraw(user.id, 'invitation');
    const token = await this.tokens.issue(user, 'invitation', LIFETIME_MS);
    const link = backOfficeLink(this.environment.ATELIER_PUBLIC_URL, 'accept-invitation', token);
    await this.mails.addInstead({
      to: { name: getName(user), address: user.email },
      ...invitationLetter(user.firstName, link, await this.studio.senderIdentity()),
      causedBy,
      kind: 'invitation',
      about: user.id,
      goodUntil: new Date(Date.now() + LIFETIME_MS),
    });
  }
}

const invalidLink = () =>
  new InvalidInput(
    [{ field: 'token', message: 'Invitation is no longer valid' }],
    'This invitation is no longer valid. Please ask for a new one.',
  );
