import type { NewsletterIssue, NewsletterIssueState, NewsletterIssueSummary } from '@atelier/contracts';
import { Schema } from 'mongoose';

export interface NewsletterIssueRecord {
  id: string;
  subject: string;
  /** Sanitized HTML. */
  content: string;
  state: NewsletterIssueState;
  /** The last subscriber whose mail is in the queue; null before the first. */
  cursor: string | null;
  /** Whether the mails of all subscribers are in the queue. */
  isQueued: boolean;
  queued: number;
  recipients: number;
  sent: number;
  failed: number;
  unsubscribed: number;
  bounced: number;
  version: number;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string | null;
  sentAt: Date | null;
  sentBy: string | null;
}

export const NEWSLETTER_ISSUE = 'NewsletterIssue';
export type NewsletterIssueFields = Omit<NewsletterIssueRecord, 'id'>;

const count = { type: Number, default: 0 };

export const newsletterIssueSchema = new Schema<NewsletterIssueFields>(
  {
    subject: { type: String, required: true },
    content: { type: String, required: true },
    state: { type: String, required: true },
    cursor: { type: String, default: null },
    isQueued: { type: Boolean, default: false },
    queued: count,
    recipients: count,
    sent: count,
    failed: count,
    unsubscribed: count,
    bounced: count,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
    sentAt: { type: Date, default: null },
    sentBy: { type: String, default: null },
  },
  { collection: 'newsletter_issues', versionKey: false, strict: 'throw' },
);
newsletterIssueSchema.index({ createdAt: -1, _id: -1 });
newsletterIssueSchema.index({ state: 1 });

/** `confirmed`: how many subscribers a draft would go to now. */
export const toIssueSummary = (
  issue: Omit<NewsletterIssueRecord, 'content'>,
  confirmed: number,
): NewsletterIssueSummary => ({
  id: issue.id,
  subject: issue.subject,
  state: issue.state,
  counts: {
    recipients: issue.state === 'draft' ? confirmed : issue.recipients,
    sent: issue.sent,
    failed: issue.failed,
    unsubscribed: issue.unsubscribed,
    bounced: issue.bounced,
  },
  version: issue.version,
  created_at: issue.createdAt.toISOString(),
  created_by: issue.createdBy,
  updated_at: issue.updatedAt.toISOString(),
  updated_by: issue.updatedBy,
  sent_at: issue.sentAt?.toISOString() ?? null,
  sent_by: issue.sentBy,
});

export const toIssue = (issue: NewsletterIssueRecord, confirmed: number): NewsletterIssue => ({
  ...toIssueSummary(issue, confirmed),
  content: issue.content,
});
