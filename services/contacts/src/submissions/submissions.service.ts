import type { SubmissionListQuery, SubmissionStatus, SubmissionStatusChange } from '@atelier/contracts';
import { Transactions } from '@atelier/service-kit';
import { Injectable, NotFoundException } from '@nestjs/common';
import { changeOfStatus } from './submission.js';
import type { SubmissionRecord } from './submission-record.js';
import { SubmissionsEvents } from './submissions.events.js';
import { SubmissionsRepository } from './submissions.repository.js';

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly events: SubmissionsEvents,
    private readonly transactions: Transactions,
  ) {}

  async list({ service, service_interest: serviceInterest = service, ...query }: SubmissionListQuery) {
    return this.submissions.page({ ...query, serviceInterest });
  }

  /** 404 for what is not there or lies in the trash. */
  async find(id: string): Promise<SubmissionRecord> {
    const submission = await this.submissions.find(id);
    if (submission === undefined || submission.trashed) throw new NotFoundException('Submission not found');
    return submission;
  }

  /** Any status may follow any other; a call that changes nothing leaves no trace. */
  async setStatus(id: string, sent: SubmissionStatusChange): Promise<SubmissionRecord> {
    return this.transactions.run(async () => {
      const before = await this.find(id);
      const change = changeOfStatus(before, sent);
      if (change === undefined) return before;
      const after = await this.submissions.update(before, change, new Date());
      await this.events.statusChanged(after, before.status);
      return after;
    });
  }

  /** Into the trash: kept, and listed nowhere. */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async () => {
      const trashed = await this.submissions.update(await this.find(id), { trashed: true }, new Date());
      await this.events.deleted(trashed);
    });
  }

  async countByStatus(): Promise<{ total: number; byStatus: Record<SubmissionStatus, number> }> {
    const byStatus = await this.submissions.countByStatus();
    return { total: Object.values(byStatus).reduce((sum, count) => sum + count, 0), byStatus };
  }
}
