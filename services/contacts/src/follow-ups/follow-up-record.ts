import type { SubmissionFollowUp } from '@atelier/contracts';
import type { ReceivedMail } from './received-mail.js';

/** A customer's answer by mail to a response. */
export interface FollowUpRecord
  extends Pick<ReceivedMail, 'messageId' | 'sender' | 'text' | 'isShortened' | 'attachments'> {
  id: string;
  submissionId: string;
  /** When the mail reached the mailbox. */
  createdAt: Date;
}
export type NewFollowUp = Omit<FollowUpRecord, 'id'>;

/** The answer of the API: the canonical snake_case fields. */
export const toFollowUp = ({
  id,
  sender,
  text,
  isShortened,
  attachments,
  createdAt,
}: FollowUpRecord): SubmissionFollowUp => ({
  id,
  sender,
  text,
  is_shortened: isShortened,
  attachments,
  created_at: createdAt.toISOString(),
});
