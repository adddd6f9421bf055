import type { SubmissionResponse } from '@atelier/contracts';

/** A staff response to a submission. */
export interface ResponseRecord {
  id: string;
  submissionId: string;
  response: string;
  /** Internal to staff; never mailed. */
  notes: string | null;
  /** Name of the person who responded. */
  respondedBy: string;
  createdAt: Date;
  /** Of the mail with it, without brackets; absent until the mail is queued, and in responses of earlier versions. */
  messageId?: string;
}
export type NewResponse = Omit<ResponseRecord, 'id'>;

/** The answer of the API: the canonical snake_case fields. */
export const toResponse = (response: ResponseRecord): SubmissionResponse => ({
  id: response.id,
  submission_id: response.submissionId,
  response: response.response,
  notes: response.notes,
  responded_by: response.respondedBy,
  created_at: response.createdAt.toISOString(),
});
