import { InvalidInput } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { StudioCopy } from '../studio/studio-copy.js';

const COMMON = 'This password is one of the most common ones. Please choose another.';
const OWN = 'Password must not be your email or the name of the studio';

/** Leaked passwords by frequency, including at least the top 10,000. */
const commonPasswords = new Set(dictionary['passwords-common'].map(String));

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Rejects weak passwords that pass the rules of the contract. */
@Injectable()
export class NewPasswords {
  constructor(private readonly studio: StudioCopy) {}

  /** Throws 400 for a password that is easy to guess; `field` is its name in the caller's request. */
  async require(password: string, { email }: { email: string }, field: string): Promise<void> {
    const message = this.isCommon(password) ? COMMON : await this.ownMessage(password, email);
    if (message !== undefined) throw new InvalidInput([{ field, message }], message);
  }

  private isCommon(password: string): boolean {
    return commonPasswords.has(password.toLowerCase());
  }

  private async ownMessage(password: string, email: string): Promise<string | undefined> {
    const { name } = await this.studio.senderIdentity();
    const [account = ''] = email.split('@');
    return [email, account, name].map(plain).includes(plain(password)) ? OWN : undefined;
  }
}
