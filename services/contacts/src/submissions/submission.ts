import {
  type Attachment,
  type ContactMessage,
  type EventData,
  getInterest,
  type JobApplication,
  type Submission,
  type SubmissionPatch,
  type Suspicion,
  type submissionReceived,
} from '@atelier/contracts';
import type { SubmissionRecord } from './submission-record.js';

export type NewSubmission = Omit<SubmissionRecord, 'id'>;
export type SubmissionChange = Partial<
  Pick<
    SubmissionRecord,
    | 'status'
    | 'priority'
    | 'notes'
    | 'folder'
    | 'firstResponseMinutes'
    | 'isAnnounced'
    | 'assigneeId'
    | 'assigneeName'
    | 'trashedAt'
    | 'trashedFrom'
  >
>;

/** Who changes a message, and which version they expect; any version if absent. */
export interface Edit {
  by: string;
  expectedVersion?: number | undefined;
}

const MINUTE_MS = 60_000;

const textOrNull = (text: string | null | undefined): string | null => text || null;

/** Defaults for records from before quarantine, assignment, restorable trash and applications. */
export const LATER_FIELDS = {
  suspicion: null,
  isAnnounced: true,
  assigneeId: null,
  assigneeName: null,
  trashedAt: null,
  trashedFrom: null,
  kind: 'message',
  link: null,
  attachment: null,
} as const;

/** Converts an application to a message, so that it can be scored and stored like one. */
export const applicationMessage = ({ role, name, email, message, form }: JobApplication): ContactMessage => ({
  name,
  email,
  subject: `Application: ${role}`,
  message,
  serviceType: 'consulting',
  form,
});

/** A new message; suspicious ones wait in quarantine and are not announced. */
export const newSubmission = (message: ContactMessage, suspicion: Suspicion | null, now: Date): NewSubmission => ({
  name: message.name,
  email: message.email,
  phone: textOrNull(message.phone),
  company: textOrNull(message.company),
  subject: message.subject,
  message: message.message,
  serviceType: message.serviceType,
  serviceInterest: getInterest(message),
  budgetRange: null,
  timeline: null,
  status: 'new',
  priority: 'medium',
  notes: null,
  ...LATER_FIELDS,
  folder: suspicion === null ? 'inbox' : 'quarantine',
  suspicion,
  isAnnounced: suspicion === null,
  firstResponseMinutes: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
  updatedBy: null,
});

/** A new application: a message about a role, with its file stored separately. */
export const newApplication = (
  { role, name, email, link, message, form }: JobApplication,
  attachment: Attachment | null,
  suspicion: Suspicion | null,
  now: Date,
): NewSubmission => ({
  ...newSubmission(applicationMessage({ role, name, email, message, form }), suspicion, now),
  serviceInterest: 'other',
  kind: 'application',
  link: textOrNull(link),
  attachment,
});

/** The fields that a call changes in the record; undefined if there are none. */
export const toChange = (
  submission: SubmissionRecord,
  { status, priority, notes, spam }: SubmissionPatch,
): SubmissionChange | undefined => {
  const wanted: SubmissionChange = {
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { priority }),
    ...(notes === undefined ? {} : { notes: textOrNull(notes) }),
    ...(spam === undefined ? {} : { folder: spam ? 'spam' : 'inbox' }),
    // A quarantined message is announced when it reaches the inbox.
    ...(spam === false ? { isAnnounced: true } : {}),
  };
  const differing = Object.entries(wanted).filter(
    ([field, value]) => submission[field as keyof SubmissionChange] !== value,
  );
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
};

/** Only the first response counts. */
export const getFirstResponse = ({ createdAt, firstResponseMinutes }: SubmissionRecord, now: Date): number =>
  firstResponseMinutes ?? Math.max(0, Math.round((now.getTime() - createdAt.getTime()) / MINUTE_MS));

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
  kind: submission.kind,
  link: submission.link,
  attachment: submission.attachment,
  budget_range: submission.budgetRange,
  timeline: submission.timeline,
  status: submission.status,
  priority: submission.priority,
  notes: submission.notes,
  spam: submission.folder === 'spam',
  folder: submission.folder,
  suspicion: submission.suspicion,
  assignee: submission.assigneeId === null ? null : { id: submission.assigneeId, name: submission.assigneeName ?? '' },
  deleted_at: submission.folder === 'trash' ? (submission.trashedAt ?? submission.updatedAt).toISOString() : null,
  version: submission.version,
  created_at: submission.createdAt.toISOString(),
  updated_at: submission.updatedAt.toISOString(),
  updated_by: submission.updatedBy,
});

/** The fields of a submission that events may include: no personal data. */
export const toReference = ({
  id,
  serviceInterest,
  status,
}: SubmissionRecord): EventData<typeof submissionReceived> => ({
  id,
  serviceInterest,
  status,
});
