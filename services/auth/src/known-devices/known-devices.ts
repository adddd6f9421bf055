import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { STRANGERS } from '../attempts/attempt-limits.js';
import { KNOWN_DEVICE, type KnownDeviceFields } from './known-device.schema.js';

export const KNOWN_DEVICE_LIFETIME_SECONDS = 180 * 24 * 60 * 60;
const SECRET_BYTES = 32;
const MAX_DEVICES = 20;
const NOBODY = '';

const computeDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Browsers in which an account has signed in before. Guesses from elsewhere do not use up their budget. */
@Injectable()
export class KnownDevices {
  constructor(@InjectModel(KNOWN_DEVICE) private readonly devices: Model<KnownDeviceFields>) {}

  /**
   * Returns the source that this browser's guesses at this account count for. Takes the same time without an account or a
   * cookie.
   */
  async getSource(userId: string | undefined, secret = ''): Promise<string> {
    return (await this.isKnown(userId ?? NOBODY, secret)) ? `device ${computeDigest(secret)}` : STRANGERS;
  }

  /** Remembers the browser for the account; returns the secret for its cookie. */
  async remember(userId: string, secret = ''): Promise<string> {
    const kept = (await this.isKnown(userId, secret)) ? secret : randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + KNOWN_DEVICE_LIFETIME_SECONDS * 1000);
    await this.devices.updateOne({ _id: computeDigest(kept) }, { $set: { userId, expiresAt } }, { upsert: true });
    await this.dropOldest(userId);
    return kept;
  }

  private async isKnown(userId: string, secret: string): Promise<boolean> {
    const good = { _id: computeDigest(secret), userId, expiresAt: trusted({ $gt: new Date() }) };
    return (await this.devices.exists(good)) !== null;
  }

  private async dropOldest(userId: string): Promise<void> {
    const surplus = await this.devices.find({ userId }, { _id: 1 }).sort({ expiresAt: -1 }).skip(MAX_DEVICES).lean();
    if (surplus.length > 0) await this.devices.deleteMany({ _id: trusted({ $in: surplus.map(({ _id }) => _id) }) });
  }
}
