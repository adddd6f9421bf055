import type { StaffListQuery } from '@atelier/contracts';
import type { NewUser, UserChange } from './user.js';
import type { UserRecord } from './user-record.js';

/** Staff by identifier and e-mail (in any case of letters); whoever was deleted is not found. */
export abstract class UsersRepository {
  /** Undefined where the e-mail is taken. */
  abstract insert(user: NewUser): Promise<UserRecord | undefined>;
  /** Undefined where any process has inserted a first user before. */
  abstract insertFirst(user: NewUser): Promise<UserRecord | undefined>;
  abstract find(id: string): Promise<UserRecord | undefined>;
  abstract findByEmail(email: string): Promise<UserRecord | undefined>;
  abstract list(query: StaffListQuery): Promise<{ users: UserRecord[]; total: number }>;
  abstract firstOfRole(role: string): Promise<UserRecord | undefined>;
  /** Whether anybody but this one has the role and can sign in. */
  abstract hasOtherActive(role: string, exceptId: string): Promise<boolean>;
  abstract isEmpty(): Promise<boolean>;
  /** Makes the next version of a user as it was read. `'taken'` where somebody else has the e-mail. */
  abstract change(user: UserRecord, change: UserChange, changedBy: string): Promise<UserRecord | 'taken'>;
  /** Keeps identifier and name, and frees the e-mail. */
  abstract delete(user: UserRecord, deletedBy: string): Promise<void>;
  /** False where the password was changed meanwhile. */
  abstract replacePassword(user: UserRecord, passwordHash: string): Promise<boolean>;
  /** The user as they are then; undefined where they were suspended or got another password since `user` was read. */
  abstract recordSignIn(user: UserRecord, at: Date): Promise<UserRecord | undefined>;
}
