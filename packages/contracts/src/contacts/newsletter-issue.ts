import * as z from 'zod';
import { pageQuery, pagination } from '../http/pagination.js';
import { succeeded } from '../http/success.js';

export const ISSUE_STATES = ['draft', 'sending', 'sent'] as const;
export type NewsletterIssueState = (typeof ISSUE_STATES)[number];

/** Body of POST and PUT /contact/newsletter/issues. Markup of `content` that is not allowed in rich text is dropped. */
export const newsletterIssueInput = z
  .strictObject({
    subject: z
      .string({ error: 'Subject is required' })
      .trim()
      .min(1, 'Subject is required')
      .max(200, 'Subject must be at most 200 characters'),
    content: z
      .string({ error: 'Content is required' })
      .trim()
      .min(1, 'Content is required')
      .max(100_000, 'Content must be at most 100000 characters'),
  })
  .meta({ id: 'NewsletterIssueInput' });
export type NewsletterIssueInput = z.infer<typeof newsletterIssueInput>;

/** Query of GET /contact/newsletter/issues. */
export const newsletterIssueQuery = z.strictObject(pageQuery);
export type NewsletterIssueQuery = z.output<typeof newsletterIssueQuery>;

const newsletterIssueSummary = z
  .object({
    id: z.string(),
    subject: z.string(),
    state: z.enum(ISSUE_STATES),
    counts: z.object({
      /** Subscribers that it goes to; for a draft, those that it would go to now. */
      recipients: z.number().int(),
      /** Mails that the mail server accepted. */
      sent: z.number().int(),
      /** Mails that the mail server refused, or that staff discarded. */
      failed: z.number().int(),
      /** Subscribers who left by a link in this issue. */
      unsubscribed: z.number().int(),
      /** Mails that were accepted and returned later, if the studio's mailbox is read. */
      bounced: z.number().int().optional(),
    }),
    version: z.number().int(),
    created_at: z.string(),
    created_by: z.string(),
    updated_at: z.string(),
    updated_by: z.string().nullable(),
    /** When staff sent it; null for a draft. */
    sent_at: z.string().nullable(),
    sent_by: z.string().nullable(),
  })
  .meta({ id: 'NewsletterIssueSummary' });
export type NewsletterIssueSummary = z.infer<typeof newsletterIssueSummary>;

const newsletterIssue = newsletterIssueSummary.extend({ content: z.string() }).meta({ id: 'NewsletterIssue' });
export type NewsletterIssue = z.infer<typeof newsletterIssue>;

export const newsletterIssueAnswer = succeeded(newsletterIssue).meta({ id: 'NewsletterIssueAnswer' });

export const newsletterIssueList = z
  .object({ success: z.literal(true), data: z.array(newsletterIssueSummary), pagination })
  .meta({ id: 'NewsletterIssueList' });

/** An issue as its subscribers see it; the link to unsubscribe leads nowhere. */
const newsletterPreview = z
  .object({ from: z.string(), subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'NewsletterPreview' });

export const newsletterPreviewAnswer = succeeded(newsletterPreview).meta({ id: 'NewsletterPreviewAnswer' });
