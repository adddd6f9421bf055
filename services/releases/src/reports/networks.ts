import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import ipaddr from 'ipaddr.js';
import type { Model } from 'mongoose';
import { REPORT_SALT, type ReportSalt } from './report.schema.js';

const SALT_BYTES = 32;
/** So few that a number leads back to nobody. Networks that share one count as one, which only makes a withdrawal later. */
const GROUPS = 256;

/** The /24 of an IPv4 address; of an IPv6 address the /48, which is what one customer may get whole. */
const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
};

/** Tells networks apart for a day without keeping any address: by a hash with a salt that is thrown away. */
@Injectable()
export class Networks {
  private known: ReportSalt | undefined;

  constructor(@InjectModel(REPORT_SALT) private readonly salts: Model<ReportSalt>) {}

  /** The group that an address belongs to today, from 0 to 255. */
  async groupOf(address: string): Promise<string> {
    const today = new Date().toISOString().slice(0, 10);
    if (this.known?._id !== today) this.known = await this.saltOf(today);
    const hash = createHmac('sha256', this.known.salt).update(networkOf(address)).digest();
    return String(hash.readUInt32BE() % GROUPS);
  }

  private saltOf(day: string): Promise<ReportSalt> {
    const fresh = { salt: randomBytes(SALT_BYTES).toString('base64url'), createdAt: new Date() };
    return this.salts
      .findOneAndUpdate({ _id: day }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<ReportSalt>()
      .orFail()
      .exec();
  }
}
