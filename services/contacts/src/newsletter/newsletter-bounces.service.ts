import { Injectable } from '@nestjs/common';
import type { MailHandler } from '../mailbox/mail-handler.js';
import { isDeliveryReport, readBounce } from './bounce.js';
import { NewsletterService } from './newsletter.service.js';

/** Returned mails of the newsletter, from the mailbox. */
@Injectable()
export class NewsletterBouncesService implements MailHandler {
  constructor(private readonly newsletter: NewsletterService) {}

  isWanted(header: Uint8Array): Promise<boolean> {
    return isDeliveryReport(header);
  }

  async add(raw: Uint8Array): Promise<boolean> {
    const bounce = await readBounce(raw);
    return bounce !== undefined && this.newsletter.recordBounce(bounce);
  }
}
