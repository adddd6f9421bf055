import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { EndReason, SessionRecord } from './session-record.js';

export const SESSION = 'Session';
type SessionFields = Omit<SessionRecord, 'id' | 'renewedAt'> & { _id: string; renewedAt: Date | null };

export const sessionSchema = new Schema<SessionFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    openedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    renewedAt: { type: Date, default: null },
    secondFactorAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    endReason: { type: String, default: null },
    userAgent: { type: String, default: null },
    network: { type: String, default: null },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);

sessionSchema.index({ userId: 1, revokedAt: 1 });

/** Fields missing in sessions of earlier versions. */
const EARLIER = { userAgent: null, network: null, secondFactorAt: null };

const toRecord = ({ _id, ...fields }: SessionFields): SessionRecord => ({
  id: _id,
  ...EARLIER,
  ...fields,
  renewedAt: fields.renewedAt ?? fields.openedAt,
});

/** Sessions by ID and user; MongoDB deletes them once they have expired. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SESSION) private readonly sessions: Model<SessionFields>) {}

  async insert({ id, ...session }: SessionRecord): Promise<void> {
    await this.sessions.create([{ _id: id, ...session }]);
  }

  async find(id: string): Promise<SessionRecord | undefined> {
    const found = await this.sessions.findById(id).lean<SessionFields>();
    return found === null ? undefined : toRecord(found);
  }

  /** Returns false if the session was revoked. */
  async extend(id: string, renewedAt: Date, expiresAt: Date): Promise<boolean> {
    const change = { $set: { renewedAt, expiresAt } };
    const { matchedCount } = await this.sessions.updateOne({ _id: id, revokedAt: null }, change);
    return matchedCount === 1;
  }

  async recordSecondFactor(id: string, secondFactorAt: Date): Promise<boolean> {
    const { matchedCount } = await this.sessions.updateOne({ _id: id, revokedAt: null }, { $set: { secondFactorAt } });
    return matchedCount === 1;
  }

  /** Returns undefined if the session is gone or already revoked: a session ends only once. */
  async revoke(id: string, endReason: EndReason, revokedAt: Date): Promise<SessionRecord | undefined> {
    const revoked = await this.sessions
      .findOneAndUpdate({ _id: id, revokedAt: null }, { $set: { revokedAt, endReason } }, { returnDocument: 'after' })
      .lean<SessionFields>();
    return revoked === null ? undefined : toRecord(revoked);
  }

  async listNotRevoked(userId: string): Promise<SessionRecord[]> {
    const found = await this.sessions.find({ userId, revokedAt: null }).lean<SessionFields[]>();
    return found.map(toRecord);
  }
}
