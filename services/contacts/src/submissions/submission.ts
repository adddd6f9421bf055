import {
  type ContactMessage,
  type EventData,
  interestOf,
  type Submission,
  type SubmissionStatusChange,
  type submissionReceived,
} from '@atelier/contracts';
import type { SubmissionRecord } from './submission-record.js';

export type NewSubmission = Omit<SubmissionRecord, 'id'>;
export type SubmissionChange = Partial<Pick<SubmissionRecord, 'status' | 'notes' | 'trashed'>>;

const textOrNull = (text: string | undefined): string | null => text || null;

export const newSubmission = (message: ContactMessage, now: Date): NewSubmission => ({
  name: message.name,
  email: message.email,
  phone: textOrNull(message.phone),
  company: textOrNull(message.company),
  subject: message.subject,
  message: message.message,
  serviceType: message.serviceType,
  serviceInterest: interestOf(message),
  budgetRange: null,
  timeline: null,
  status: 'new',
  priority: 'medium',
  notes: null,
  trashed: false,
  version: 1,
  createdAt: now,
  updatedAt: now,
});

/** What a status call means for the record; notes that are not sent stay. Undefined when nothing would change. */
export const changeOfStatus = (
  submission: SubmissionRecord,
  { status, notes }: SubmissionStatusChange,
): SubmissionChange | undefined => {
  const change = { status, notes: notes === undefined ? submission.notes : textOrNull(notes) };
  return change.status === submission.status && change.notes === submission.notes ? undefined : change;
};

/** The answer of the API: the canonical snake_case fields. */
export const toSubmission = (submission: SubmissionRecord): Submission => ({
  id: submission.id,
  name: submission.name,
  email: submission.email,
  phone: submission.phone,
  company: submission.company,
  subject: submission.subject,
  message: submission.message,
  serviceType: submission.serviceType,
  service_interest: submission.serviceInterest,
  budget_range: submission.budgetRange,
  timeline: submission.timeline,
  status: submission.status,
  priority: submission.priority,
  notes: submission.notes,
  version: submission.version,
  created_at: submission.createdAt.toISOString(),
  updated_at: submission.updatedAt.toISOString(),
});

/** What events may say of a submission: nothing of the person. */
export const toReference = ({
  id,
  serviceInterest,
  status,
}: SubmissionRecord): EventData<typeof submissionReceived> => ({
  id,
  serviceInterest,
  status,
});
