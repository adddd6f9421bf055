import {
  type SubmissionStatus,
  submissionAssigned,
  submissionDeleted,
  submissionFollowedUp,
  submissionReceived,
  submissionResponded,
  submissionRestored,
  submissionSpamMarked,
  submissionStatusChanged,
  submissionUpdated,
} from '@atelier/contracts';
import { currentActor, Outbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { toReference } from './submission.js';
import type { SubmissionRecord } from './submission-record.js';

/** Publishes the events of a submission; call inside the transaction that changes it. */
@Injectable()
export class SubmissionsEvents {
  constructor(private readonly outbox: Outbox) {}

  async received(submission: SubmissionRecord) {
    await this.outbox.add(submissionReceived, submission.id, toReference(submission));
  }

  async statusChanged(submission: SubmissionRecord, previousStatus: SubmissionStatus) {
    if (submission.status === previousStatus) return;
    await this.outbox.add(submissionStatusChanged, submission.id, { ...toReference(submission), previousStatus });
  }

  /** Publishes all differences from the previous state; nothing if the submission was never announced. */
  async changed(submission: SubmissionRecord, before: SubmissionRecord) {
    if (!submission.isAnnounced) return;
    if (!before.isAnnounced) return this.announced(submission);
    await this.statusChanged(submission, before.status);
    const fields = (['notes', 'priority'] as const).filter((field) => submission[field] !== before[field]);
    if (fields.length > 0)
      await this.outbox.add(submissionUpdated, submission.id, { ...toReference(submission), fields });
    if (submission.assigneeId !== before.assigneeId) await this.assigned(submission);
    if (submission.folder === before.folder) return;
    const spam = submission.folder === 'spam';
    await this.outbox.add(submissionSpamMarked, submission.id, { ...toReference(submission), spam });
  }

  /** Its assignment was not published either while it was held back. */
  private async announced(submission: SubmissionRecord) {
    await this.received(submission);
    if (submission.assigneeId !== null) await this.assigned(submission);
  }

  private async assigned(submission: SubmissionRecord) {
    const { assigneeId } = submission;
    const { id: assignerId } = currentActor();
    await this.outbox.add(submissionAssigned, submission.id, { ...toReference(submission), assigneeId, assignerId });
  }

  async restored(submission: SubmissionRecord) {
    if (submission.isAnnounced) await this.outbox.add(submissionRestored, submission.id, toReference(submission));
  }

  async responded(submission: SubmissionRecord, responseId: string) {
    await this.outbox.add(submissionResponded, submission.id, { ...toReference(submission), responseId });
  }

  async followedUp(submission: SubmissionRecord, followUpId: string) {
    const { assigneeId } = submission;
    await this.outbox.add(submissionFollowedUp, submission.id, { ...toReference(submission), followUpId, assigneeId });
  }

  async deleted(submission: SubmissionRecord) {
    if (submission.isAnnounced) await this.outbox.add(submissionDeleted, submission.id, toReference(submission));
  }
}
