import type { Erased, PersonData } from '@atelier/contracts';
import { AuditTrail, MailQueue, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { toComment } from '../comments/comment-record.js';
import { CommentsRepository } from '../comments/comments.repository.js';
import { toFollowUp } from '../follow-ups/follow-up-record.js';
import { FollowUpsRepository } from '../follow-ups/follow-ups.repository.js';
import { toSubscriber } from '../newsletter/subscriber-record.js';
import { SubscribersRepository } from '../newsletter/subscribers.repository.js';
import { toResponse } from '../responses/response-record.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { toSubmission } from '../submissions/submission.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { Erasure } from './erasure.js';

/** All data of one person in this service, by e-mail address. */
@Injectable()
export class PersonsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly comments: CommentsRepository,
    private readonly followUps: FollowUpsRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly mails: MailQueue,
    private readonly erasure: Erasure,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  async getData(email: string): Promise<PersonData> {
    return this.transactions.run(async () => {
      const held = await this.held(email);
      const mails = await this.mails.of(held.correspondence);
      const submissions = [];
      for (const submission of held.submissions) submissions.push(await this.withConversation(submission));
      const elsewhere = await this.followUps.ofSender(held.correspondence);
      await this.record('exported');
      return {
        email,
        exported_at: new Date().toISOString(),
        submissions,
        other_follow_ups: elsewhere.map(toFollowUp),
        newsletter: held.subscriber === undefined ? null : toSubscriber(held.subscriber),
        mails: mails.map(({ kind, status, createdAt }) => ({ kind, status, created_at: createdAt.toISOString() })),
      };
    });
  }

  async erase(email: string): Promise<Erased> {
    return this.transactions.run(async () => {
      const { submissions, subscriber, correspondence } = await this.held(email);
      const subscribers = subscriber === undefined ? [] : [subscriber];
      const erased = await this.erasure.of({ submissions, subscribers, correspondence, reason: 'request' });
      await this.record('erased');
      return erased;
    });
  }

  private async held(email: string) {
    const submissions = await this.submissions.ofEmail(email);
    const subscriber = await this.subscribers.findByEmail(email);
    const known = [...submissions, ...(subscriber === undefined ? [] : [subscriber])];
    const correspondence = {
      addresses: [...new Set([email, ...known.map((one) => one.email)])],
      about: known.map(({ id }) => id),
    };
    return { submissions, subscriber, correspondence };
  }

  private async withConversation(submission: SubmissionRecord) {
    const responses = (await this.responses.ofSubmission(submission.id)).map(toResponse);
    const comments = (await this.comments.ofSubmission(submission.id)).map(toComment);
    const followUps = (await this.followUps.ofSubmission(submission.id)).map(toFollowUp);
    return { ...toSubmission(submission), responses, comments, follow_ups: followUps };
  }

  /** Records who did it and when, but not about whom, since the trail outlives the data. */
  private async record(action: 'exported' | 'erased'): Promise<void> {
    const item = { kind: 'person', id: 'person', title: "A person's data", path: '/admin/contacts' };
    await this.audit.record({ action, resource: 'contact', item });
  }
}
