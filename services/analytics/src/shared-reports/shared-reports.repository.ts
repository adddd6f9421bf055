import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { SHARED_REPORT, type StoredSharedReport } from './shared-report.schema.js';

@Injectable()
export class SharedReportsRepository implements OnModuleInit {
  constructor(@InjectModel(SHARED_REPORT) private readonly reports: Model<StoredSharedReport>) {}

  /** The collection must exist before a transaction writes to it. */
  async onModuleInit(): Promise<void> {
    await this.reports.init();
  }

  /** The newest first. */
  all(): Promise<StoredSharedReport[]> {
    return this.reports.find().sort({ _id: -1 }).lean<StoredSharedReport[]>();
  }

  count(): Promise<number> {
    return this.reports.countDocuments();
  }

  async insert(report: StoredSharedReport): Promise<void> {
    await this.reports.create([report]);
  }

  /** Returns the link that was deleted, or null. */
  delete(id: string): Promise<StoredSharedReport | null> {
    return this.reports.findByIdAndDelete(id).lean<StoredSharedReport>();
  }

  /** Finds a link that has not expired, and notes that it was opened. */
  open(digest: string, now: Date): Promise<StoredSharedReport | null> {
    const valid = { digest, $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: now }) }] };
    return this.reports.findOneAndUpdate(valid, { $max: { lastOpenedAt: now } }).lean<StoredSharedReport>();
  }
}
