import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { MailHandler } from '../mailbox/mail-handler.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { SubmissionTrail } from '../submissions/submission-trail.js';
import { SubmissionsEvents } from '../submissions/submissions.events.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import type { FollowUpRecord } from './follow-up-record.js';
import { FollowUpsRepository } from './follow-ups.repository.js';
import { type ReceivedMail, readMail } from './received-mail.js';

/** Customers' answers by mail, which continue the conversation of their message. */
@Injectable()
export class FollowUpsService implements MailHandler {
  constructor(
    private readonly inbox: SubmissionsService,
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly followUps: FollowUpsRepository,
    private readonly events: SubmissionsEvents,
    private readonly trail: SubmissionTrail,
    private readonly transactions: Transactions,
  ) {}

  async list(submissionId: string): Promise<FollowUpRecord[]> {
    const { id } = await this.inbox.find(submissionId);
    return this.followUps.ofSubmission(id);
  }

  /** Whether the mail with this header answers a response, so that the rest of it may be read. */
  async isWanted(header: Uint8Array): Promise<boolean> {
    return (await this.findAnswered(await readMail(header))) !== undefined;
  }

  /** Adds the mail to the conversation that it answers, once; true if it is there now. The message becomes new again. */
  async add(raw: Uint8Array, receivedAt: Date): Promise<boolean> {
    const mail = await readMail(raw);
    return this.transactions.run(async () => {
      const before = await this.findAnswered(mail);
      if (before === undefined) return false;
      if (await this.followUps.isKnown(mail.messageId)) return true;
      const { answers: _answers, isAutomatic: _isAutomatic, ...content } = mail;
      const { id } = await this.followUps.insert({ ...content, submissionId: before.id, createdAt: receivedAt });
      const submission = await this.submissions.update(before, { status: 'new' }, 'Atelier', new Date());
      await this.events.changed(submission, before);
      await this.events.followedUp(submission, id);
      await this.trail.followedUp(submission);
      return true;
    });
  }

  /** The message in the inbox whose response the mail answers. Our own mails, which also name earlier ones, answer none. */
  private async findAnswered({ messageId, answers, isAutomatic }: ReceivedMail): Promise<SubmissionRecord | undefined> {
    if (isAutomatic || answers.length === 0) return undefined;
    if ((await this.responses.ofMessageIds([messageId])) !== undefined) return undefined;
    const response = await this.responses.ofMessageIds(answers);
    const submission = response && (await this.submissions.find(response.submissionId));
    return submission?.folder === 'inbox' ? submission : undefined;
  }
}
