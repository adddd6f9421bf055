import { randomUUID } from 'node:crypto';
import { ENVIRONMENT, type MailAddress, MailQueue } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { ContactsEnvironment } from '../../contacts-environment.js';
import { StudioCopy } from '../../studio/studio-copy.js';
import { issueMail } from '../newsletter-mail.js';
import { NewsletterTokens } from '../newsletter-tokens.js';
import type { SubscriberRecord } from '../subscriber-record.js';
import { toMailHtml, toMailText } from './issue-content.js';
import type { NewsletterIssueRecord } from './newsletter-issue.schema.js';

/** Previews and test mails have no reader who could leave. */
const NOBODYS_TOKEN = 'preview';

/** The mails of an issue: for its readers, as a test, and as a preview. */
@Injectable()
export class NewsletterIssueMails {
  constructor(
    private readonly tokens: NewsletterTokens,
    private readonly queue: MailQueue,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
  ) {}

  /** Queues one mail for each subscriber. Call inside a transaction. */
  async queueFor(issue: NewsletterIssueRecord, subscribers: readonly SubscriberRecord[]): Promise<void> {
    const { sender, write } = await this.getWriter(issue);
    const tokens = await this.tokens.issueForReaders(
      issue.id,
      subscribers.map(({ id }) => id),
    );
    await this.queue.addAll(
      subscribers.map(({ id, email }, place) => ({
        ...write(tokens[place] ?? ''),
        to: { name: '', address: email },
        from: sender,
        causedBy: `${issue.id}-${id}`,
        kind: 'newsletter_issue',
        about: id,
        partOf: issue.id,
      })),
    );
  }

  /** Queues the issue for staff; without an address of theirs, for the studio. Returns the address. */
  async test(issue: NewsletterIssueRecord, staff: MailAddress | undefined): Promise<string> {
    const { sender, notices, write } = await this.getWriter(issue);
    const to = staff ?? notices;
    const mail = write(NOBODYS_TOKEN);
    const subject = `Test: ${mail.subject}`;
    await this.queue.add({
      ...mail,
      headers: {},
      subject,
      to,
      from: sender,
      causedBy: randomUUID(),
      kind: 'test',
    });
    return to.address;
  }

  async preview(issue: NewsletterIssueRecord) {
    const { sender, write } = await this.getWriter(issue);
    const { subject, html, text } = write(NOBODYS_TOKEN);
    return { from: `${sender.name} <${sender.address}>`, subject, html, text };
  }

  private async getWriter({ subject, content }: NewsletterIssueRecord) {
    const { ATELIER_PUBLIC_URL: publicUrl } = this.environment;
    const { sender, notices, signature } = await this.studio.mail();
    const html = toMailHtml(content, publicUrl);
    const text = { subject, html, text: toMailText(html) };
    const write = (unsubscribeToken: string) =>
      issueMail(text, { studio: sender, signature, publicUrl, unsubscribeToken });
    return { sender, notices, write };
  }
}
