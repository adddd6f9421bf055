import type { ResponseInput, TokenClaims } from '@atelier/contracts';
import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { SubmissionsEvents } from '../submissions/submissions.events.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import type { ResponseRecord } from './response-record.js';
import { ResponsesRepository } from './responses.repository.js';

const nameOf = ({ firstName, lastName, email }: TokenClaims): string => `${firstName} ${lastName}`.trim() || email;

@Injectable()
export class ResponsesService {
  constructor(
    private readonly inbox: SubmissionsService,
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly events: SubmissionsEvents,
    private readonly transactions: Transactions,
  ) {}

  async list(submissionId: string): Promise<ResponseRecord[]> {
    const { id } = await this.inbox.find(submissionId);
    return this.responses.ofSubmission(id);
  }

  /** Saves the response, then sets the status; the mail follows from the event. */
  async respond(
    submissionId: string,
    { response, notes }: ResponseInput,
    responder: TokenClaims,
  ): Promise<{ submission: SubmissionRecord; response: ResponseRecord }> {
    return this.transactions.run(async () => {
      const before = await this.inbox.find(submissionId);
      const now = new Date();
      const saved = await this.responses.insert({
        submissionId: before.id,
        response,
        notes: notes || null,
        respondedBy: nameOf(responder),
        createdAt: now,
      });
      const submission = await this.submissions.update(before, { status: 'responded' }, now);
      await this.events.statusChanged(submission, before.status);
      await this.events.responded(submission, saved.id);
      return { submission, response: saved };
    });
  }
}
