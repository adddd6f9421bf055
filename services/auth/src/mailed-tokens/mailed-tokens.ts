import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { digestOfSecret, type MailedTokenPurpose, newMailedSecret } from './mailed-token.js';
import { MAILED_TOKEN, type MailedTokenFields } from './mailed-token.schema.js';

/** Secrets in mailed links: each works once, until it expires or is withdrawn. */
@Injectable()
export class MailedTokens implements OnModuleInit {
  constructor(
    @InjectModel(MAILED_TOKEN) private readonly tokens: Model<MailedTokenFields>,
    private readonly users: UsersRepository,
  ) {}

  /** The collection must exist before a transaction writes to it. */
  async onModuleInit() {
    await this.tokens.init();
  }

  /** Call inside a transaction. */
  async issue({ id, email }: UserRecord, purpose: MailedTokenPurpose, lifetimeMs: number): Promise<string> {
    const secret = newMailedSecret();
    const expiresAt = new Date(Date.now() + lifetimeMs);
    const address = digestOfSecret(email);
    await this.tokens.create([{ _id: digestOfSecret(secret), purpose, userId: id, address, expiresAt }]);
    return secret;
  }

  async isGood(secret: string, purpose: MailedTokenPurpose): Promise<boolean> {
    return (await this.tokens.exists(this.good(secret, purpose))) !== null;
  }

  /**
   * Returns the owner of a token, or undefined if the token is not valid (any more), also because the owner's address is not
   * the one that it was mailed to. Call inside the transaction of the action that it permits.
   */
  async redeem(secret: string, purpose: MailedTokenPurpose): Promise<UserRecord | undefined> {
    const redeemed = await this.tokens.findOneAndDelete(this.good(secret, purpose)).lean<MailedTokenFields>();
    const owner = redeemed === null ? undefined : await this.users.find(redeemed.userId);
    if (redeemed === null || owner === undefined) return undefined;
    const { address = digestOfSecret(owner.email) } = redeemed;
    return address === digestOfSecret(owner.email) ? owner : undefined;
  }

  async withdraw(userId: string, purpose: MailedTokenPurpose): Promise<void> {
    await this.tokens.deleteMany({ userId, purpose });
  }

  private good(secret: string, purpose: MailedTokenPurpose) {
    return { _id: digestOfSecret(secret), purpose, expiresAt: trusted({ $gt: new Date() }) };
  }
}
