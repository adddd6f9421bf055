import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { digestOfSecret, type MailedTokenPurpose, newMailedSecret } from './mailed-token.js';
import { MAILED_TOKEN, type MailedTokenFields } from './mailed-token.schema.js';

/** Secrets in mailed links: each works once, until it expires or is withdrawn. */
@Injectable()
export class MailedTokens implements OnModuleInit {
  constructor(@InjectModel(MAILED_TOKEN) private readonly tokens: Model<MailedTokenFields>) {}

  /** The collection must exist before a transaction writes to it. */
  async onModuleInit() {
    await this.tokens.init();
  }

  /** Call inside a transaction. */
  async issue(userId: string, purpose: MailedTokenPurpose, lifetimeMs: number): Promise<string> {
    const secret = newMailedSecret();
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await this.tokens.create([{ _id: digestOfSecret(secret), purpose, userId, expiresAt }]);
    return secret;
  }

  async isGood(secret: string, purpose: MailedTokenPurpose): Promise<boolean> {
    return (await this.tokens.exists(this.good(secret, purpose))) !== null;
  }

  /**
   * Returns the user ID of a token, or undefined if the token is not valid (any more). Call inside the transaction of the
   * action that it permits.
   */
  async redeem(secret: string, purpose: MailedTokenPurpose): Promise<string | undefined> {
    const redeemed = await this.tokens.findOneAndDelete(this.good(secret, purpose)).lean<MailedTokenFields>();
    return redeemed?.userId;
  }

  async withdraw(userId: string, purpose: MailedTokenPurpose): Promise<void> {
    await this.tokens.deleteMany({ userId, purpose });
  }

  private good(secret: string, purpose: MailedTokenPurpose) {
    return { _id: digestOfSecret(secret), purpose, expiresAt: trusted({ $gt: new Date() }) };
  }
}
