import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { dayBefore } from '../days/day.js';
import { endOfNextDay, type Place } from '../days/studio-day.js';
import { DAY_SALT, type DaySalt } from './salt.schema.js';

const SALT_BYTES = 32;

/** The salts of the studio's today and yesterday. Older ones are deleted here, and by the database if nobody asks. */
@Injectable()
export class Salts {
  /** Undefined for a day that had none. */
  private readonly known = new Map<string, string | undefined>();

  constructor(@InjectModel(DAY_SALT) private readonly salts: Model<DaySalt>) {}

  async of({ day: today, timeZone }: Place): Promise<string> {
    const known = this.known.get(today);
    if (known !== undefined) return known;
    await this.forgetBefore(dayBefore(today));
    const fresh = { salt: randomBytes(SALT_BYTES).toString('base64url'), expiresAt: endOfNextDay(today, timeZone) };
    const kept = await this.salts
      .findOneAndUpdate({ _id: today }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<DaySalt>()
      .orFail();
    this.known.set(today, kept.salt);
    return kept.salt;
  }

  /** The previous day's salt, for visits across midnight; undefined if there was none. */
  async ofYesterday({ day: today }: Place): Promise<string | undefined> {
    const yesterday = dayBefore(today);
    if (this.known.has(yesterday)) return this.known.get(yesterday);
    const kept = await this.salts.findById(yesterday).lean<DaySalt>().exec();
    this.known.set(yesterday, kept?.salt);
    return kept?.salt;
  }

  private async forgetBefore(day: string): Promise<void> {
    for (const known of this.known.keys()) if (known < day) this.known.delete(known);
    await this.salts.deleteMany({ _id: trusted({ $lt: day }) });
  }
}
