import { InvalidInput, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../attempts/attempt-limits.js';
import { PasswordHashing } from '../users/password-hashing.js';
import type { UserRecord } from '../users/user-record.js';

/** The source of guesses in a session: a stolen session uses up no guesses of the owner's other ones. */
export const sourceOfSession = (viewer: Viewer): string => `session ${viewer?.sid ?? ''}`;

/** Asks a signed-in user for their password again, before a sensitive change. */
@Injectable()
export class CurrentPasswords {
  constructor(
    private readonly hashing: PasswordHashing,
    private readonly limits: AttemptLimits,
  ) {}

  /** Throws 429 after too many wrong guesses. */
  matches(viewer: Viewer, { id, passwordHash }: UserRecord, password: string): Promise<boolean> {
    const budget = { kind: 'password', account: id, source: sourceOfSession(viewer) } as const;
    return this.limits.check(budget, () => this.hashing.matches(passwordHash, password));
  }

  async require(viewer: Viewer, user: UserRecord, password: string): Promise<void> {
    if (!(await this.matches(viewer, user, password))) throw wrongPassword();
  }
}

export const wrongPassword = () =>
  new InvalidInput(
    [{ field: 'currentPassword', message: 'Current password is incorrect' }],
    'Current password is incorrect',
  );
