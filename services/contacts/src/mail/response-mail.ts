import { letter, type MailAddress, type MailRequest, type Signature } from '@atelier/service-kit';
import type { ResponseRecord } from '../responses/response-record.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';

/** A mail's content and receiver; its cause is set by the caller that queues it. */
export type MailContent = Pick<MailRequest, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers'>;

interface Parts {
  submission: Pick<SubmissionRecord, 'name' | 'email' | 'subject' | 'message'>;
  response: Pick<ResponseRecord, 'response'>;
  studio: MailAddress;
  signature?: Signature;
  /** Message-IDs of the earlier mails of the conversation, oldest first. */
  thread: readonly string[];
  replyTo?: MailAddress | undefined;
}

const MAX_REFERENCES = 20;

/** Headers by which mail programs show the mail below the earlier ones. A long thread keeps its first mail and the latest. */
const threadHeaders = (thread: readonly string[]): Record<string, string> => {
  const [first, ...later] = thread.map((id) => `<${id}>`);
  if (first === undefined) return {};
  const references = [first, ...later.slice(1 - MAX_REFERENCES)];
  return { 'In-Reply-To': references.at(-1) ?? first, References: references.join(' ') };
};

/** The mail with a response for its customer, which quotes their message and never includes the notes. */
export const responseMail = ({ submission, response, studio, signature, thread, replyTo }: Parts): MailContent => ({
  to: { name: submission.name, address: submission.email },
  ...(replyTo === undefined ? {} : { replyTo }),
  subject: `Re: ${submission.subject}`,
  headers: threadHeaders(thread),
  ...letter([response.response], studio, signature, submission.message),
});
