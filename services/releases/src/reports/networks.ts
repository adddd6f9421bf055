import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import ipaddr from 'ipaddr.js';
import type { Model } from 'mongoose';
import { REPORT_SALT, type ReportSalt } from './report.schema.js';

const SALT_BYTES = 32;
/** Too few to identify anybody. Networks in one group count as one, which only delays a withdrawal. */
const GROUPS = 256;

/** The /24 of an IPv4 address, or the /48 of an IPv6 address, which one customer may own entirely. */
const getNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
};

/** Distinguishes networks for a day without storing any address: by a hash with a salt that is then deleted. */
@Injectable()
export class Networks {
  private known: ReportSalt | undefined;

  constructor(@InjectModel(REPORT_SALT) private readonly salts: Model<ReportSalt>) {}

  /** Today's group of an address, from 0 to 255. */
  async getGroup(address: string): Promise<string> {
    const today = new Date().toISOString().slice(0, 10);
    if (this.known?._id !== today) this.known = await this.getSalt(today);
    const hash = createHmac('sha256', this.known.salt).update(getNetwork(address)).digest();
    return String(hash.readUInt32BE() % GROUPS);
  }

  private getSalt(day: string): Promise<ReportSalt> {
    const fresh = { salt: randomBytes(SALT_BYTES).toString('base64url'), createdAt: new Date() };
    return this.salts
      .findOneAndUpdate({ _id: day }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<ReportSalt>()
      .orFail()
      .exec();
  }
}
