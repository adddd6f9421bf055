import type { CloudEvent, EventData, submissionReceived, submissionResponded } from '@atelier/contracts';
import { ENVIRONMENT, getMessageIdOf, LOGGER, type MailAddress, MailQueue } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ContactsEnvironment } from '../contacts-environment.js';
import { FollowUpsRepository } from '../follow-ups/follow-ups.repository.js';
import type { ResponseRecord } from '../responses/response-record.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { AcknowledgementLimit } from './acknowledgement-limit.js';
import { acknowledgementMail } from './acknowledgement-mail.js';
import { noticeMail } from './notice-mail.js';
import { responseMail } from './response-mail.js';

/** Called inside the event's transaction, so that the mail is queued together with the event's effect, or not at all. */
@Injectable()
export class MailsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly followUps: FollowUpsRepository,
    private readonly queue: MailQueue,
    private readonly acknowledgements: AcknowledgementLimit,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async sendResponse(event: CloudEvent, { id, responseId }: EventData<typeof submissionResponded>): Promise<void> {
    const submission = await this.submissions.find(id);
    const response = await this.responses.find(responseId);
    if (submission === undefined || response === undefined) return this.noMail(event);
    const { sender: from, signature } = await this.studio.mail();
    const thread = await this.threadBefore(response);
    const mail = responseMail({ submission, response, studio: from, signature, thread, replyTo: this.replyTo(from) });
    const order = { ...mail, from, causedBy: event.id, kind: 'response', about: id };
    await this.responses.setMessageId(responseId, getMessageIdOf(order));
    await this.queue.add(order);
  }

  /** Message-IDs of the mails that were exchanged before this response, oldest first. */
  private async threadBefore({ id, submissionId, createdAt }: ResponseRecord): Promise<string[]> {
    const mails = [
      ...(await this.responses.ofSubmission(submissionId)),
      ...(await this.followUps.ofSubmission(submissionId)),
    ];
    return mails
      .filter((mail) => mail.id !== id && mail.createdAt <= createdAt)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .flatMap(({ messageId }) => messageId ?? []);
  }

  private replyTo({ name }: MailAddress): MailAddress | undefined {
    const { INBOX_REPLY_TO: address } = this.environment;
    return address === undefined ? undefined : { name, address };
  }

  /** Notifies the studio of the message, and confirms its arrival to the sender within the limit. */
  async sendNoticeAndAcknowledgement(event: CloudEvent, { id }: EventData<typeof submissionReceived>): Promise<void> {
    const submission = await this.submissions.find(id);
    if (submission === undefined || submission.folder !== 'inbox') return this.noMail(event);
    const { sender: from, notices: to, signature, isAcknowledging, acknowledgement: text } = await this.studio.mail();
    const { ATELIER_PUBLIC_URL: publicUrl } = this.environment;
    await this.submissions.markMailed(id, new Date());
    const notice = noticeMail({ submission, studio: to, publicUrl, color: signature.color });
    await this.queue.add({ ...notice, from, causedBy: event.id, kind: 'notice', about: id });
    if (!isAcknowledging) return;
    if (!(await this.acknowledgements.allows(submission.email, new Date()))) return;
    const acknowledgement = acknowledgementMail({ submission, studio: from, text, signature });
    await this.queue.add({ ...acknowledgement, from, causedBy: event.id, kind: 'acknowledgement', about: id });
  }

  private noMail(event: CloudEvent): void {
    this.logger.warn(
      { event: event.id },
      'no mail: what it would be about is no longer kept, or no longer in the inbox',
    );
  }
}
