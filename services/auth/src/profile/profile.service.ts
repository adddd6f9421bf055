import { type ProfilePatch, userChanged } from '@atelier/contracts';
import { InvalidInput, Outbox, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { MailedTokens } from '../mailed-tokens/mailed-tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { nameOf } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly tokens: MailedTokens,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Tokens that are out keep the old name until they are renewed. */
  update(viewer: Viewer, patch: ProfilePatch): Promise<UserRecord> {
    return this.transactions.run(async () => {
      const user = await this.sessions.currentUser(viewer);
      const fields = Object.keys(patch);
      if (fields.length === 0) return user;
      const updated = await this.users.change(user, patch, nameOf({ ...user, ...patch }));
      if (updated === 'taken') throw new InvalidInput([{ field: 'email', message: 'Email is already in use' }]);
      // A link that went to the old address must not open the account any more.
      if (updated.email !== user.email) await this.tokens.withdraw(user.id, 'password_reset');
      await this.outbox.add(userChanged, user.id, { userId: user.id, actorId: user.id, fields });
      return updated;
    });
  }
}
