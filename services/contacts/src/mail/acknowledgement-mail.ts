import { letter, type MailAddress } from '@atelier/service-kit';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { MailContent } from './response-mail.js';

interface Parts {
  submission: Pick<SubmissionRecord, 'email'>;
  studio: MailAddress;
}

/**
 * Tells a sender that the message arrived. Nothing that was typed into the form stands in it, not even the name: anyone
 * can type anyone's address, and the studio would carry strangers' words to them.
 */
export const acknowledgementMail = ({ submission, studio }: Parts): MailContent => ({
  to: { name: '', address: submission.email },
  subject: 'We received your message',
  headers: { 'Auto-Submitted': 'auto-replied' },
  ...letter(
    [
      'Hello,',
      "Thank you for reaching out. Your message arrived, and we'll get back to you within 24 hours.",
      'If you did not write to us, somebody gave your address by mistake; there is nothing that you need to do.',
    ],
    studio,
  ),
});
