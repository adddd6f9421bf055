import { type PasswordByToken, type PasswordChange, passwordChanged, passwordReset } from '@atelier/contracts';
import { AuditTrail, InvalidInput, Outbox, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { auditedUser } from '../audit/audited.js';
import { MailedTokens } from '../mailed-tokens/mailed-tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { NewPasswords } from '../users/new-passwords.js';
import { PasswordHashing } from '../users/password-hashing.js';
import { readablePassword } from '../users/readable-password.js';
import { getStatus } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { CurrentPasswords, wrongPassword } from './current-passwords.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly current: CurrentPasswords,
    private readonly hashing: PasswordHashing,
    private readonly newPasswords: NewPasswords,
    private readonly tokens: MailedTokens,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** Keeps the current session; ends every other one of this user. */
  async change(viewer: Viewer, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    const user = await this.sessions.currentUser(viewer);
    await this.current.require(viewer, user, currentPassword);
    await this.newPasswords.require(newPassword, user, 'newPassword');
    const passwordHash = await this.hashing.hash(newPassword);
    const isReplaced = await this.transactions.run(() =>
      this.replace(user, passwordHash, passwordChanged, viewer?.sid),
    );
    if (!isReplaced) throw wrongPassword();
  }

  /** For the command line: sets a new password for the owner of this address. */
  async reset(email: string): Promise<{ password: string }> {
    const user = await this.users.findByEmail(email);
    if (user === undefined) throw new Error(`There is no user with the e-mail ${email}.`);
    const password = readablePassword();
    const passwordHash = await this.hashing.hash(password);
    const isReplaced = await this.transactions.run(() => this.replace(user, passwordHash, passwordReset));
    if (!isReplaced) throw new Error('The password was changed by somebody else meanwhile. Please try again.');
    return { password };
  }

  /** Returns the owner of the token, which is checked before the costly hash and consumed with the rest. */
  async resetByToken({ token, password }: PasswordByToken): Promise<UserRecord> {
    if (!(await this.tokens.isGood(token, 'password_reset'))) throw invalidLink();
    const passwordHash = await this.hashing.hash(password);
    return this.transactions.run(async () => {
      const user = await this.tokens.redeem(token, 'password_reset');
      if (user === undefined || getStatus(user) !== 'active') throw invalidLink();
      await this.newPasswords.require(password, user, 'password');
      if (!(await this.replace(user, passwordHash, passwordReset))) throw invalidLink();
      return user;
    });
  }

  /** Call inside a transaction. Ends sessions and invalidates earlier mailed links. */
  private async replace(
    user: UserRecord,
    passwordHash: string,
    event: typeof passwordChanged | typeof passwordReset,
    exceptSessionId?: string,
  ): Promise<boolean> {
    if (!(await this.users.replacePassword(user, passwordHash))) return false;
    await this.sessions.endAllFor(user.id, 'password_changed', exceptSessionId);
    await this.tokens.withdraw(user.id, 'password_reset');
    await this.outbox.add(event, user.id, { userId: user.id });
    const action = event === passwordChanged ? 'password_changed' : 'password_reset';
    await this.audit.record({ action, resource: 'users', item: auditedUser(user) });
    return true;
  }
}

const invalidLink = () =>
  new InvalidInput(
    [{ field: 'token', message: 'Link is no longer valid' }],
    'This link is no longer valid. Please ask for a new one.',
  );
