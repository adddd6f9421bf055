import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, Types } from 'mongoose';
import { isDuplicate } from '../is-duplicate.js';
import { asStoredEmail, type NewUser, type ProfileChange } from './user.js';
import { USER, type UserFields } from './user.schema.js';
import type { UserRecord } from './user-record.js';
import { UsersRepository } from './users.repository.js';

type Lean = UserFields & { _id: Types.ObjectId };

/** Only one user can ever have it, so two processes cannot both make the first. */
const FIRST_ID = new Types.ObjectId('000000000000000000000001');

const toRecord = ({ _id, ...fields }: Lean): UserRecord => ({ id: String(_id), ...fields });

@Injectable()
export class MongoUsersRepository extends UsersRepository implements OnModuleInit {
  constructor(@InjectModel(USER) private readonly users: Model<UserFields>) {
    super();
  }

  /** The unique index stands before the first user is written. */
  async onModuleInit() {
    await this.users.init();
  }

  insert(user: NewUser): Promise<UserRecord | undefined> {
    return this.write(new Types.ObjectId(), user);
  }

  insertFirst(user: NewUser): Promise<UserRecord | undefined> {
    return this.write(FIRST_ID, user);
  }

  async find(id: string): Promise<UserRecord | undefined> {
    if (!isValidObjectId(id)) return undefined;
    const found = await this.users.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async findByEmail(email: string): Promise<UserRecord | undefined> {
    const found = await this.users.findOne({ email: asStoredEmail(email) }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async firstOfRole(role: string): Promise<UserRecord | undefined> {
    const found = await this.users.findOne({ role }).sort({ createdAt: 1 }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.users.exists({})) === null;
  }

  async updateProfile(id: string, { email, ...names }: ProfileChange): Promise<UserRecord | 'taken'> {
    const change = email === undefined ? names : { ...names, email: asStoredEmail(email) };
    try {
      const updated = await this.users
        .findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' })
        .orFail()
        .lean<Lean>();
      return toRecord(updated);
    } catch (error) {
      if (isDuplicate(error)) return 'taken';
      throw error;
    }
  }

  async replacePassword(user: UserRecord, passwordHash: string): Promise<boolean> {
    const known = { _id: user.id, passwordHash: user.passwordHash };
    const { matchedCount } = await this.users.updateOne(known, { $set: { passwordHash } });
    return matchedCount === 1;
  }

  async recordSignIn(user: UserRecord, at: Date): Promise<boolean> {
    const known = { _id: user.id, passwordHash: user.passwordHash, suspended: false };
    const { matchedCount } = await this.users.updateOne(known, { $set: { lastSignInAt: at } });
    return matchedCount === 1;
  }

  private async write(_id: Types.ObjectId, { email, ...user }: NewUser): Promise<UserRecord | undefined> {
    try {
      const created = await this.users.create({ _id, ...user, email: asStoredEmail(email) });
      return toRecord(created.toObject() as Lean);
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }
}
