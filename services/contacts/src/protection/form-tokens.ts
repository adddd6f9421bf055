import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

interface FormSecret {
  _id: string;
  secret: string;
}

export const FORM_SECRET = 'FormSecret';
export const formSecretSchema = new Schema<FormSecret>(
  { _id: String, secret: { type: String, required: true } },
  { collection: 'form_secrets', versionKey: false, strict: 'throw' },
);

type TokenReading = { is: 'fresh'; ageMs: number } | { is: 'expired' } | { is: 'forged' };

const ONLY = 'forms';
const SECRET_BYTES = 32;
const NONCE_BYTES = 9;
const GOOD_FOR_MS = 12 * 60 * 60 * 1000;
const RADIX = 36;
/** Clocks of two processes may differ slightly. */
const CLOCK_TOLERANCE_MS = 5000;

/**
 * Signed tokens with the time at which a visitor opened a form. All processes share the signing secret through the database;
 * tokens themselves are not stored.
 */
@Injectable()
export class FormTokens implements OnModuleInit {
  private secret = '';

  constructor(@InjectModel(FORM_SECRET) private readonly secrets: Model<FormSecret>) {}

  async onModuleInit() {
    const fresh = randomBytes(SECRET_BYTES).toString('base64url');
    // If two processes start at once, one inserts and the other finds the secret.
    await this.secrets
      .updateOne({ _id: ONLY }, { $setOnInsert: { secret: fresh } }, { upsert: true })
      .catch(() => undefined);
    this.secret = (await this.secrets.findById(ONLY).orFail().lean<FormSecret>()).secret;
  }

  issue(now: Date): string {
    const begun = `${now.getTime().toString(RADIX)}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
    return `${begun}.${this.sign(begun)}`;
  }

  read(token: string, now: Date): TokenReading {
    const [time = '', nonce = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.sign(`${time}.${nonce}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { is: 'forged' };
    const ageMs = now.getTime() - Number.parseInt(time, RADIX);
    if (ageMs < -CLOCK_TOLERANCE_MS) return { is: 'forged' };
    return ageMs > GOOD_FOR_MS ? { is: 'expired' } : { is: 'fresh', ageMs: Math.max(0, ageMs) };
  }

  private sign(begun: string): string {
    return createHmac('sha256', this.secret).update(begun).digest('base64url');
  }
}
