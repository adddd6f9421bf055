import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { dayBefore } from '../days/day.js';
import { endOfNextDay, type Place } from '../days/studio-day.js';
import { getSpan, toMonth } from '../months/month.js';
import { DAY_SALT, MONTH_SALT, type Salt } from './salt.schema.js';
import { StoredSalts } from './stored-salts.js';

/** A day in a time zone. */
export type Day = Pick<Place, 'day' | 'timeZone'>;

/**
 * The salts of the studio's today and yesterday, and of their months. Older ones are deleted here, and by the database if nobody
 * asks.
 */
@Injectable()
export class Salts {
  private readonly days: StoredSalts;
  private readonly months: StoredSalts;

  constructor(@InjectModel(DAY_SALT) days: Model<Salt>, @InjectModel(MONTH_SALT) months: Model<Salt>) {
    this.days = new StoredSalts(days);
    this.months = new StoredSalts(months);
  }

  async of({ day: today, timeZone }: Day): Promise<string> {
    const known = this.days.findKnown(today);
    if (known !== undefined) return known;
    const yesterday = dayBefore(today);
    await this.days.forgetBefore(yesterday);
    await this.months.forgetBefore(toMonth(yesterday));
    return this.days.take(today, endOfNextDay(today, timeZone));
  }

  /** The previous day's salt, for visits across midnight; undefined if there was none. */
  ofYesterday({ day: today }: Day): Promise<string | undefined> {
    return this.days.find(dayBefore(today));
  }

  async ofMonth({ day, timeZone }: Day): Promise<string> {
    const month = toMonth(day);
    return this.months.findKnown(month) ?? this.months.take(month, endOfNextDay(getSpan(month).to, timeZone));
  }
}
