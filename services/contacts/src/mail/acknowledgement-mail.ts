import { letter, type MailAddress } from '@atelier/service-kit';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { MailContent } from './response-mail.js';

interface Parts {
  submission: Pick<SubmissionRecord, 'email'>;
  studio: MailAddress;
  /** What staff say to everybody who wrote. */
  text: string;
  signature?: string;
}

/**
 * Tells a sender that the message arrived. Nothing that was typed into the form stands in it, not even the name: anyone
 * can type anyone's address, and the studio would carry strangers' words to them.
 */
export const acknowledgementMail = ({ submission, studio, text, signature }: Parts): MailContent => ({
  to: { name: '', address: submission.email },
  subject: 'We received your message',
  headers: { 'Auto-Submitted': 'auto-replied' },
  ...letter(
    [
      'Hello,',
      text,
      'If you did not write to us, somebody gave your address by mistake; there is nothing that you need to do.',
    ],
    studio,
    signature,
  ),
});
