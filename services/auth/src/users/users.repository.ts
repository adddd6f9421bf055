import type { NewUser, ProfileChange } from './user.js';
import type { UserRecord } from './user-record.js';

/** Staff by identifier and e-mail (in any case of letters). */
export abstract class UsersRepository {
  /** Undefined where the e-mail is taken. */
  abstract insert(user: NewUser): Promise<UserRecord | undefined>;
  /** Undefined where any process has inserted a first user before. */
  abstract insertFirst(user: NewUser): Promise<UserRecord | undefined>;
  abstract find(id: string): Promise<UserRecord | undefined>;
  abstract findByEmail(email: string): Promise<UserRecord | undefined>;
  abstract firstOfRole(role: string): Promise<UserRecord | undefined>;
  abstract isEmpty(): Promise<boolean>;
  /** `'taken'` where somebody else has the e-mail. */
  abstract updateProfile(id: string, change: ProfileChange): Promise<UserRecord | 'taken'>;
  /** False where the password was changed meanwhile. */
  abstract replacePassword(user: UserRecord, passwordHash: string): Promise<boolean>;
  /** False where the user was suspended or got another password since `user` was read. */
  abstract recordSignIn(user: UserRecord, at: Date): Promise<boolean>;
}
