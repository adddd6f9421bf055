import type { StaffListQuery } from '@atelier/contracts';
import { getSearchWords, isDuplicateKey } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, Types, trusted } from 'mongoose';
import { activeIn, NOT_DELETED, staffFilter } from './staff-filter.js';
import { asStoredEmail, type NewUser, type UserChange } from './user.js';
import { USER, type UserFields } from './user.schema.js';
import type { UserRecord } from './user-record.js';

type Lean = UserFields & { _id: Types.ObjectId };

/** Only one user can ever have this ID, so two processes cannot both create the first user. */
const FIRST_ID = new Types.ObjectId('000000000000000000000001');

/** Fields missing in users of earlier versions. */
const EARLIER = { deletedAt: null, updatedBy: null, version: 1 };

const toRecord = ({ _id, searchWords: _words, ...fields }: Lean): UserRecord => ({
  id: String(_id),
  ...EARLIER,
  ...fields,
});

const getWords = ({ firstName, lastName, email }: Pick<UserRecord, 'firstName' | 'lastName' | 'email'>): string[] =>
  getSearchWords(firstName, lastName, email);

/** Staff users by ID and e-mail (case-insensitive); deleted users are never found. */
@Injectable()
export class UsersRepository implements OnModuleInit {
  constructor(@InjectModel(USER) private readonly users: Model<UserFields>) {}

  /** Builds the unique index before the first write, and makes users of earlier versions searchable. */
  async onModuleInit() {
    await this.users.init();
    const unsearchable = { searchWords: trusted({ $exists: false }) };
    for (const user of await this.users.find(unsearchable).lean<Lean[]>())
      await this.users.updateOne(
        { ...unsearchable, _id: user._id },
        { $set: { searchWords: getWords(user) } },
        { timestamps: false },
      );
  }

  /** Returns undefined if the e-mail is taken. */
  insert(user: NewUser): Promise<UserRecord | undefined> {
    return this.write(new Types.ObjectId(), user);
  }

  /** Returns undefined if any process has already inserted the first user. */
  insertFirst(user: NewUser): Promise<UserRecord | undefined> {
    return this.write(FIRST_ID, user);
  }

  async find(id: string): Promise<UserRecord | undefined> {
    if (!isValidObjectId(id)) return undefined;
    const found = await this.users.findOne({ _id: id, ...NOT_DELETED }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async findByEmail(email: string): Promise<UserRecord | undefined> {
    const found = await this.users.findOne({ email: asStoredEmail(email), ...NOT_DELETED }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async list(query: StaffListQuery): Promise<{ users: UserRecord[]; total: number }> {
    const { page, limit } = query;
    const filter = staffFilter(query);
    const found = await this.users
      .find(filter)
      .sort({ lastName: 1, firstName: 1, _id: 1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<Lean[]>();
    return { users: found.map(toRecord), total: await this.users.countDocuments(filter) };
  }

  /** Everyone who can sign in. */
  async active(): Promise<UserRecord[]> {
    return (await this.users.find(staffFilter({ status: 'active' })).lean<Lean[]>()).map(toRecord);
  }

  async firstOfRole(role: string): Promise<UserRecord | undefined> {
    const found = await this.users
      .findOne({ role, ...NOT_DELETED })
      .sort({ createdAt: 1 })
      .lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  /** Whether anyone else has this role and can sign in. */
  async hasOtherActive(role: string, exceptId: string): Promise<boolean> {
    return (await this.users.exists({ ...activeIn(role), _id: trusted({ $ne: exceptId }) })) !== null;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.users.exists({})) === null;
  }

  /** Writes the next version of a user as it was read; returns `'taken'` if someone else has the e-mail. */
  async change(user: UserRecord, change: UserChange, updatedBy: string): Promise<UserRecord | 'taken'> {
    const email = asStoredEmail(change.email ?? user.email);
    const searchWords = getWords({ ...user, ...change, email });
    const next = { ...change, email, searchWords, updatedBy, version: user.version + 1 };
    try {
      const changed = await this.users
        .findOneAndUpdate({ _id: user.id, ...NOT_DELETED }, { $set: next }, { returnDocument: 'after' })
        .orFail()
        .lean<Lean>();
      return toRecord(changed);
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      throw error;
    }
  }

  /** Keeps ID and name, and frees the e-mail. */
  async delete({ id, version }: UserRecord, updatedBy: string): Promise<void> {
    const email = `${id}@deleted.invalid`;
    const gone = { email, passwordHash: null, suspended: true, searchWords: [], deletedAt: new Date() };
    await this.users.updateOne({ _id: id }, { $set: { ...gone, updatedBy, version: version + 1 } });
  }

  /** Returns false if the password was changed in the meantime. */
  async replacePassword(user: UserRecord, passwordHash: string): Promise<boolean> {
    const known = { _id: user.id, passwordHash: user.passwordHash, ...NOT_DELETED };
    const { matchedCount } = await this.users.updateOne(known, { $set: { passwordHash } });
    return matchedCount === 1;
  }

  /** Returns the updated user; undefined if they were suspended or got a new password since `user` was read. */
  async recordSignIn(user: UserRecord, at: Date): Promise<UserRecord | undefined> {
    const known = { _id: user.id, passwordHash: user.passwordHash, suspended: false, ...NOT_DELETED };
    const signedIn = await this.users
      .findOneAndUpdate(known, { $set: { lastSignInAt: at } }, { returnDocument: 'after', timestamps: false })
      .lean<Lean>();
    return signedIn === null ? undefined : toRecord(signedIn);
  }

  private async write(_id: Types.ObjectId, { email, ...user }: NewUser): Promise<UserRecord | undefined> {
    const stored = { ...user, email: asStoredEmail(email) };
    try {
      const created = await this.users.create({ _id, ...stored, searchWords: getWords(stored) });
      return toRecord(created.toObject() as Lean);
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }
}
