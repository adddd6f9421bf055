import { versionFailing } from '@atelier/contracts';
import { Outbox, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { FailureMessage } from '../reports/minute-counts.js';
import type { VersionName } from '../reports/minutes.repository.js';

export const FAILING_NOTICE = 'FailingNotice';
const SILENT_SECONDS = 60 * 60;

/** A notice to staff about a failing version, repeated after an hour. */
interface FailingNotice {
  _id: string;
  toldAt: Date;
}

export const failingNoticeSchema = new Schema<FailingNotice>(
  { _id: String, toldAt: { type: Date, required: true, expires: SILENT_SECONDS } },
  { collection: 'failing_notices', versionKey: false, strict: 'throw' },
);

@Injectable()
export class FailingNotices {
  constructor(
    @InjectModel(FAILING_NOTICE) private readonly notices: Model<FailingNotice>,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** Publishes that a version fails, once an hour over all processes. */
  async tell(
    { remote, version }: VersionName,
    { phase, message }: Pick<FailureMessage, 'phase' | 'message'>,
  ): Promise<void> {
    const _id = `${remote}/${version}`;
    if (await this.notices.exists({ _id })) return;
    await this.transactions.run(async () => {
      const told = await this.notices.updateOne(
        { _id },
        { $setOnInsert: { toldAt: new Date() } },
        { upsert: true, timestamps: false },
      );
      if (told.upsertedCount === 1) await this.outbox.add(versionFailing, remote, { remote, version, phase, message });
    });
  }
}
