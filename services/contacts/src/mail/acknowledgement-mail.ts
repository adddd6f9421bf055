import { letter, type MailAddress } from '@atelier/service-kit';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { MailContent } from './response-mail.js';

interface Parts {
  submission: Pick<SubmissionRecord, 'email' | 'kind'>;
  studio: MailAddress;
  /** What staff say to everybody who wrote about work; an application is not answered within a day. */
  text: string;
  signature?: string;
}

const APPLICATION_TEXT =
  'Thank you for applying. Your application has arrived. One of us reads it, and you hear back either way.';

/**
 * Tells a sender that the message arrived. Nothing that was typed into the form stands in it, not even the name: anyone
 * can type anyone's address, and the studio would carry strangers' words to them.
 */
export const acknowledgementMail = ({ submission, studio, text, signature }: Parts): MailContent => ({
  to: { name: '', address: submission.email },
  subject: submission.kind === 'application' ? 'We received your application' : 'We received your message',
  headers: { 'Auto-Submitted': 'auto-replied' },
  ...letter(
    [
      'Hello,',
      submission.kind === 'application' ? APPLICATION_TEXT : text,
      'If you did not write to us, somebody gave your address by mistake; there is nothing that you need to do.',
    ],
    studio,
    signature,
  ),
});
