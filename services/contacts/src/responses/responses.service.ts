import type { ResponseInput, TokenClaims } from '@atelier/contracts';
import { requireVersion, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { staffName } from '../submissions/staff-name.js';
import { getFirstResponse } from '../submissions/submission.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { SubmissionTrail } from '../submissions/submission-trail.js';
import { SubmissionsEvents } from '../submissions/submissions.events.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import type { ResponseRecord } from './response-record.js';
import { ResponsesRepository } from './responses.repository.js';

@Injectable()
export class ResponsesService {
  constructor(
    private readonly inbox: SubmissionsService,
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly events: SubmissionsEvents,
    private readonly trail: SubmissionTrail,
    private readonly transactions: Transactions,
  ) {}

  async list(submissionId: string): Promise<ResponseRecord[]> {
    const { id } = await this.inbox.find(submissionId);
    return this.responses.ofSubmission(id);
  }

  /**
   * Saves the response, then sets the status; the mail follows from the event. Throws 409 if someone changed or answered the
   * message in the meantime.
   */
  async respond(
    submissionId: string,
    { response, notes }: ResponseInput,
    responder: TokenClaims,
    expectedVersion?: number,
  ): Promise<{ submission: SubmissionRecord; response: ResponseRecord }> {
    return this.transactions.run(async () => {
      const before = await this.inbox.find(submissionId);
      requireVersion(expectedVersion, before);
      const now = new Date();
      const by = staffName(responder);
      const saved = await this.responses.insert({
        submissionId: before.id,
        response,
        notes: notes || null,
        respondedBy: by,
        createdAt: now,
      });
      // Answering a message releases it from spam.
      const change = {
        status: 'responded' as const,
        firstResponseMinutes: getFirstResponse(before, now),
        folder: 'inbox' as const,
        isAnnounced: true,
      };
      const submission = await this.submissions.update(before, change, by, now);
      await this.events.changed(submission, before);
      await this.trail.changed(before, submission);
      await this.trail.responded(submission);
      await this.events.responded(submission, saved.id);
      return { submission, response: saved };
    });
  }
}
