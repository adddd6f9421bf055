import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { succeeded } from '../http/success.js';

/** A mail with which a customer answered a response. All of it was written by its sender, and is shown as text. */
export const submissionFollowUp = z
  .object({
    id: z.string(),
    /** The sender that the mail names, who may be someone other than the sender of the message. */
    sender: z.object({ name: z.string(), address: z.string() }),
    /** Without the quoted history at its end. */
    text: z.string(),
    /** Whether the text was longer than what is kept. */
    is_shortened: z.boolean(),
    /** Names of attached files, which are not imported. */
    attachments: z.array(z.string()),
    /** When the mail reached the mailbox. */
    created_at: z.string(),
  })
  .meta({ id: 'SubmissionFollowUp' });
export type SubmissionFollowUp = z.infer<typeof submissionFollowUp>;

export const followUpOperations = operations('contact', {
  'GET /contact/{id}/follow-ups': {
    summary: 'Lists the mails with which the customer answered responses, oldest first.',
    note: 'Empty unless a mailbox is configured (INBOX_IMAP_URL).',
    access: needs('read', 'contact'),
    answer: succeeded(z.array(submissionFollowUp)),
  },
});
