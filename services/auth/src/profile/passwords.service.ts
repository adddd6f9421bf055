import type { PasswordChange } from '@atelier/contracts';
import { InvalidInput, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordHashing } from '../users/password-hashing.js';
import { readablePassword } from '../users/readable-password.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly hashing: PasswordHashing,
    private readonly transactions: Transactions,
  ) {}

  /** The session that asks goes on; every other one of this user ends. */
  async change(viewer: Viewer, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    const user = await this.sessions.currentUser(viewer);
    if (!(await this.hashing.matches(user.passwordHash, currentPassword))) throw wrongPassword();
    const isReplaced = await this.replace(user, newPassword, viewer?.sid);
    if (!isReplaced) throw wrongPassword();
  }

  async reset(email: string): Promise<{ password: string }> {
    const user = await this.users.findByEmail(email);
    if (user === undefined) throw new Error(`There is no user with the e-mail ${email}.`);
    const password = readablePassword();
    const isReplaced = await this.replace(user, password);
    if (!isReplaced) throw new Error('The password was changed by somebody else meanwhile. Please try again.');
    return { password };
  }

  private async replace(user: UserRecord, password: string, exceptSessionId?: string): Promise<boolean> {
    const passwordHash = await this.hashing.hash(password);
    return this.transactions.run(async () => {
      const isReplaced = await this.users.replacePassword(user, passwordHash);
      if (isReplaced) await this.sessions.endAllOf(user.id, 'password_changed', exceptSessionId);
      return isReplaced;
    });
  }
}

const wrongPassword = () =>
  new InvalidInput(
    [{ field: 'currentPassword', message: 'Current password is incorrect' }],
    'Current password is incorrect',
  );
