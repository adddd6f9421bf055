import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { RefreshTokenRecord } from './refresh-token.js';

export const REFRESH_TOKEN = 'RefreshToken';
type RefreshTokenFields = Omit<RefreshTokenRecord, 'digest'> & { _id: string };

export const refreshTokenSchema = new Schema<RefreshTokenFields>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    spentAt: { type: Date, default: null },
    successorSalt: { type: String, default: null },
  },
  { collection: 'refresh_tokens', versionKey: false, strict: 'throw' },
);

refreshTokenSchema.index({ sessionId: 1 });

/** Refresh tokens by digest. Spent tokens are kept, so that reuse is detected. */
@Injectable()
export class RefreshTokensRepository {
  constructor(@InjectModel(REFRESH_TOKEN) private readonly tokens: Model<RefreshTokenFields>) {}

  async insert({ digest, ...token }: RefreshTokenRecord): Promise<void> {
    await this.tokens.create([{ _id: digest, ...token }]);
  }

  async find(digest: string): Promise<RefreshTokenRecord | undefined> {
    const found = await this.tokens.findById(digest).lean<RefreshTokenFields>();
    if (found === null) return undefined;
    const { _id, ...token } = found;
    return { digest: _id, ...token };
  }

  async spend(digest: string, spentAt: Date, successorSalt: string): Promise<void> {
    await this.tokens.updateOne({ _id: digest }, { $set: { spentAt, successorSalt } });
  }

  /** Moves every token of a session, including spent ones, to another session. */
  async move(fromSessionId: string, toSessionId: string): Promise<void> {
    await this.tokens.updateMany({ sessionId: fromSessionId }, { $set: { sessionId: toSessionId } });
  }
}
