import { InvalidInput } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordHashing } from '../users/password-hashing.js';
import type { UserRecord } from '../users/user-record.js';

/** Asks once more for the password of who is signed in, before something that matters. */
@Injectable()
export class CurrentPasswords {
  constructor(private readonly hashing: PasswordHashing) {}

  matches({ passwordHash }: UserRecord, password: string): Promise<boolean> {
    return this.hashing.matches(passwordHash, password);
  }

  async require(user: UserRecord, password: string): Promise<void> {
    if (!(await this.matches(user, password))) throw wrongPassword();
  }
}

export const wrongPassword = () =>
  new InvalidInput(
    [{ field: 'currentPassword', message: 'Current password is incorrect' }],
    'Current password is incorrect',
  );
