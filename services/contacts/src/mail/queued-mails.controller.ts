import { type MailListQuery, mailListQuery } from '@atelier/contracts';
import { CurrentViewer, isAllowedTo, MailQueueAdmin, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { NewsletterIssueSender } from '../newsletter/issues/newsletter-issue-sender.js';

/** Receivers are visitors, so only staff who may read contacts see their addresses. */
const isMaskedFor = (viewer: Viewer): boolean => !isAllowedTo(viewer, 'contact', 'read');

@Controller()
export class QueuedMailsController {
  constructor(
    private readonly mails: MailQueueAdmin,
    private readonly newsletter: NewsletterIssueSender,
  ) {}

  @Operation('GET /contact/mails')
  list(@Query({ schema: mailListQuery }) query: MailListQuery, @CurrentViewer() viewer: Viewer) {
    return this.mails.list(query, isMaskedFor(viewer));
  }

  @Operation('POST /contact/mails/{id}/retry')
  async retry(@Param('id') id: string, @CurrentViewer() viewer: Viewer) {
    const data = await this.mails.retry(id, isMaskedFor(viewer));
    await this.newsletter.recountIssueOf(id);
    return { success: true, message: 'The email is queued again', data };
  }

  @Operation('POST /contact/mails/{id}/give-up')
  async giveUp(@Param('id') id: string) {
    await this.mails.giveUp(id);
    return { success: true, message: 'The email was discarded' };
  }
}
