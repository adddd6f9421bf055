import { letter, type MailAddress, type MailOrder, type Signature } from '@atelier/service-kit';
import type { ResponseRecord } from '../responses/response-record.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';

/** A mail's content and receiver; its cause is set by the caller that queues it. */
export type MailContent = Pick<MailOrder, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers'>;

interface Parts {
  submission: Pick<SubmissionRecord, 'name' | 'email' | 'subject' | 'message'>;
  response: Pick<ResponseRecord, 'response'>;
  studio: MailAddress;
  signature?: Signature;
}

/** The mail with a response for its customer, which quotes their message and never includes the notes. */
export const responseMail = ({ submission, response, studio, signature }: Parts): MailContent => ({
  to: { name: submission.name, address: submission.email },
  subject: `Re: ${submission.subject}`,
  ...letter([response.response], studio, signature, submission.message),
});
