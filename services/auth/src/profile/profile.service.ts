import { type ProfilePatch, userChanged } from '@atelier/contracts';
import { AuditTrail, InvalidInput, MailQueue, Outbox, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { auditedUser } from '../audit/audited.js';
import { MailedTokens } from '../mailed-tokens/mailed-tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { asStoredEmail, getName } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { CurrentPasswords } from './current-passwords.js';
import { emailNotice } from './email-notice.js';

const PASSWORD_NEEDED = 'Current password is required to change the e-mail';
const WRONG_PASSWORD = 'Current password is incorrect';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly passwords: CurrentPasswords,
    private readonly tokens: MailedTokens,
    private readonly studio: StudioCopy,
    private readonly mails: MailQueue,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** Issued tokens keep the old name until they are renewed. */
  async update(viewer: Viewer, { currentPassword = '', email, ...names }: ProfilePatch): Promise<UserRecord> {
    const isNew = await this.mayTakeEmail(viewer, email, currentPassword);
    // An unchanged address is not written: its owner may be replacing it at this moment, with the password.
    const patch = isNew ? { ...names, email } : names;
    return this.transactions.run(async () => {
      const user = await this.sessions.currentUser(viewer);
      const fields = Object.keys(patch);
      if (fields.length === 0) return user;
      const updated = await this.users.change(user, patch, getName({ ...user, ...patch }));
      if (updated === 'taken') throw new InvalidInput([{ field: 'email', message: 'Email is already in use' }]);
      const { id: causedBy } = await this.outbox.add(userChanged, user.id, {
        userId: user.id,
        actorId: user.id,
        fields,
      });
      const item = auditedUser(updated);
      await this.audit.record({ viewer, action: 'updated', resource: 'users', item, before: user, after: updated });
      if (updated.email !== user.email) await this.leaveAddress(user, updated, causedBy);
      return updated;
    });
  }

  /** A link sent to the old address must no longer open the account, and its owner learns of the change there. */
  private async leaveAddress({ id, email }: UserRecord, updated: UserRecord, causedBy: string): Promise<void> {
    await this.tokens.withdraw(id, 'password_reset');
    await this.mails.add({
      to: { name: getName(updated), address: email },
      ...emailNotice(updated.firstName, await this.studio.senderIdentity()),
      causedBy,
      kind: 'email_changed',
      about: id,
    });
  }

  /**
   * Whether the address is a new one. It allows resetting the password, so a session is not enough to change it: throws 400
   * without the password.
   */
  private async mayTakeEmail(viewer: Viewer, email: string | undefined, password: string): Promise<boolean> {
    const user = await this.sessions.currentUser(viewer);
    if (email === undefined || asStoredEmail(email) === user.email) return false;
    const isTaken = (await this.users.findByEmail(email)) !== undefined;
    const isMatch = password !== '' && (await this.passwords.matches(viewer, user, password));
    const issues = [
      ...(isTaken ? [{ field: 'email', message: 'Email is already in use' }] : []),
      ...(isMatch ? [] : [{ field: 'currentPassword', message: password === '' ? PASSWORD_NEEDED : WRONG_PASSWORD }]),
    ];
    if (issues.length > 0) throw new InvalidInput(issues, issues[0]?.message);
    return true;
  }
}
