import type { SubmissionComment } from '@atelier/contracts';

/** An internal comment of staff on a submission. */
export interface CommentRecord extends Pick<SubmissionComment, 'id' | 'text' | 'author' | 'mentions'> {
  submissionId: string;
  createdAt: Date;
}

/** The answer of the API: the canonical snake_case fields. */
export const toComment = ({ id, text, author, mentions, createdAt }: CommentRecord): SubmissionComment => ({
  id,
  text,
  author,
  mentions,
  created_at: createdAt.toISOString(),
});
