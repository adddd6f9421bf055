import { ERASURE_REMAINDER, type Erased, type EventData, personErased } from '@atelier/contracts';
import { type Correspondence, MailQueue, Outbox, timeOrderedId } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ApplicationFiles } from '../applications/application-files.js';
import { CommentsRepository } from '../comments/comments.repository.js';
import { FollowUpsRepository } from '../follow-ups/follow-ups.repository.js';
import { AcknowledgementLimit } from '../mail/acknowledgement-limit.js';
import { IdempotencyKeys } from '../messages/idempotency-keys.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import type { SubscriberRecord } from '../newsletter/subscriber-record.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { SubmissionTrail } from '../submissions/submission-trail.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';

interface Held {
  submissions: readonly SubmissionRecord[];
  subscribers: readonly SubscriberRecord[];
  correspondence: Correspondence;
  reason: EventData<typeof personErased>['reason'];
}

/** Permanently erases items with everything related to them. Call inside a transaction. */
@Injectable()
export class Erasure {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly comments: CommentsRepository,
    private readonly followUps: FollowUpsRepository,
    private readonly trail: SubmissionTrail,
    private readonly files: ApplicationFiles,
    private readonly keys: IdempotencyKeys,
    private readonly newsletter: NewsletterService,
    private readonly mails: MailQueue,
    private readonly acknowledgements: AcknowledgementLimit,
    private readonly outbox: Outbox,
  ) {}

  async of({ submissions, subscribers, correspondence, reason }: Held): Promise<Erased> {
    const submissionIds = submissions.map(({ id }) => id);
    const responses = await this.responses.removeFor(submissionIds);
    await this.comments.removeFor(submissionIds);
    const followUps = await this.followUps.removeFor(submissionIds, correspondence.addresses);
    await this.trail.forget(submissionIds);
    await this.files.removeFor(submissionIds);
    await this.keys.forget(submissionIds);
    for (const submission of submissions) await this.submissions.remove(submission);
    for (const subscriber of subscribers) await this.newsletter.erase(subscriber);
    const mails = await this.mails.forget(correspondence);
    for (const address of correspondence.addresses) await this.acknowledgements.forget(address);
    const subscriberIds = subscribers.map(({ id }) => id);
    if (submissionIds.length + subscriberIds.length > 0)
      await this.outbox.add(personErased, timeOrderedId(), { reason, submissionIds, subscriberIds });
    return {
      submissions: submissionIds.length,
      responses,
      follow_ups: followUps,
      subscriptions: subscriberIds.length,
      mails,
      remains: ERASURE_REMAINDER,
    };
  }
}
