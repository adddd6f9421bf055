import {
  type NewsletterIssueInput,
  type NewsletterIssueQuery,
  newsletterIssueSent,
  type TokenClaims,
} from '@atelier/contracts';
import { AuditTrail, InvalidInput, Outbox, requireVersion, Transactions } from '@atelier/service-kit';
import { cleanRichText } from '@atelier/service-kit/rich-text/rich-text';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { staffName } from '../../submissions/staff-name.js';
import { SubscribersRepository } from '../subscribers.repository.js';
import type { NewsletterIssueRecord } from './newsletter-issue.schema.js';
import { NewsletterIssueMails } from './newsletter-issue-mails.js';
import { NewsletterIssueSender } from './newsletter-issue-sender.js';
import { NewsletterIssuesRepository } from './newsletter-issues.repository.js';

const ALREADY_SENT = 'This newsletter was already sent.';
const NO_READERS = 'Nobody has confirmed a subscription yet.';

type Action = 'created' | 'updated' | 'deleted' | 'sent';

const withCleanContent = async ({ subject, content }: NewsletterIssueInput): Promise<NewsletterIssueInput> => {
  const clean = (await cleanRichText(content)).trim();
  if (clean === '') throw new InvalidInput([{ field: 'content', message: 'Content is required' }]);
  return { subject, content: clean };
};

@Injectable()
export class NewsletterIssuesService {
  constructor(
    private readonly issues: NewsletterIssuesRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly mails: NewsletterIssueMails,
    private readonly sender: NewsletterIssueSender,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  list(query: NewsletterIssueQuery) {
    return this.issues.page(query);
  }

  countReaders(): Promise<number> {
    return this.subscribers.countConfirmed();
  }

  async find(id: string): Promise<NewsletterIssueRecord> {
    const issue = await this.issues.find(id);
    if (issue === undefined) throw new NotFoundException('Newsletter not found');
    return issue;
  }

  async create(input: NewsletterIssueInput, by: TokenClaims): Promise<NewsletterIssueRecord> {
    const text = await withCleanContent(input);
    return this.transactions.run(async () => {
      const issue = await this.issues.insert({ ...text, createdBy: staffName(by) });
      await this.record('created', issue);
      return issue;
    });
  }

  async update(id: string, input: NewsletterIssueInput, by: TokenClaims, expected?: number) {
    const text = await withCleanContent(input);
    return this.transactions.run(async () => {
      await this.findDraft(id, expected);
      const issue = await this.issues.update(id, { ...text, updatedAt: new Date(), updatedBy: staffName(by) });
      await this.record('updated', issue);
      return issue;
    });
  }

  async delete(id: string, expected?: number): Promise<void> {
    await this.transactions.run(async () => {
      const issue = await this.findDraft(id, expected);
      await this.issues.delete(id);
      await this.record('deleted', issue);
    });
  }

  async preview(id: string) {
    return this.mails.preview(await this.find(id));
  }

  /** Returns the address that the test goes to. */
  async test(id: string, by: TokenClaims): Promise<string> {
    const issue = await this.find(id);
    // An API key has no mailbox.
    const staff = by.email.includes('@') ? { name: staffName(by), address: by.email } : undefined;
    return this.mails.test(issue, staff);
  }

  /** Starts to send it to everyone who has confirmed by now. Throws 409 if it was sent before. */
  async send(id: string, by: TokenClaims, expected?: number): Promise<NewsletterIssueRecord> {
    const issue = await this.transactions.run(async () => {
      await this.findDraft(id, expected);
      const recipients = await this.subscribers.countConfirmed();
      if (recipients === 0) throw new ConflictException(NO_READERS);
      const sending = { state: 'sending' as const, recipients, sentAt: new Date(), sentBy: staffName(by) };
      const started = await this.issues.update(id, sending);
      await this.outbox.add(newsletterIssueSent, id, { id, recipients });
      await this.record('sent', started);
      return started;
    });
    this.sender.nudge();
    return issue;
  }

  private async findDraft(id: string, expected?: number): Promise<NewsletterIssueRecord> {
    const issue = await this.find(id);
    if (issue.state !== 'draft') throw new ConflictException(ALREADY_SENT);
    requireVersion(expected, issue);
    return issue;
  }

  private async record(action: Action, { id, subject }: NewsletterIssueRecord): Promise<void> {
    const item = { kind: 'newsletter-issue', id, title: subject, path: `/admin/newsletter/${id}` };
    await this.audit.record({ action, resource: 'contact', item });
  }
}
