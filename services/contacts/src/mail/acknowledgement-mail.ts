import { letter, type MailAddress, type Signature } from '@atelier/service-kit';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { MailContent } from './response-mail.js';

interface Parts {
  submission: Pick<SubmissionRecord, 'email' | 'kind'>;
  studio: MailAddress;
  /** The studio's text for people who wrote about work; an application is not answered within a day. */
  text: string;
  signature?: Signature;
}

const APPLICATION_TEXT =
  'Thank you for applying. Your application has arrived. One of us reads it, and you hear back either way.';

/**
 * Confirms to a sender that the message arrived. The mail contains nothing from the form, not even the name: anyone can enter
 * anyone's address, and the studio would deliver strangers' words.
 */
export const acknowledgementMail = ({ submission, studio, text, signature }: Parts): MailContent => ({
  to: { name: '', address: submission.email },
  subject: submission.kind === 'application' ? 'We received your application' : 'We received your message',
  headers: { 'Auto-Submitted': 'auto-replied' },
  ...letter(
    [
      'Hello,',
      submission.kind === 'application' ? APPLICATION_TEXT : text,
      'If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.',
    ],
    studio,
    signature,
  ),
});
