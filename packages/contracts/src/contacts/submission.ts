import * as z from 'zod';

export const SUBMISSION_STATUSES = ['new', 'in_progress', 'responded', 'closed'] as const;
export const submissionStatus = z.enum(SUBMISSION_STATUSES, 'Status must be new, in_progress, responded or closed');
export type SubmissionStatus = z.infer<typeof submissionStatus>;

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export const priority = z.enum(PRIORITIES, 'Priority must be high, medium or low');
export type Priority = z.infer<typeof priority>;

/** Service interests with their labels. */
export const SERVICE_INTERESTS = [
  { value: 'web_development', label: 'Web Development' },
  { value: 'mobile_development', label: 'Mobile Development' },
  { value: 'custom_software', label: 'Custom Software' },
  { value: 'ui_ux_design', label: 'UI/UX Design' },
  { value: 'enterprise_solutions', label: 'Enterprise Solutions' },
  { value: 'consultation', label: 'Consultation' },
  { value: 'other', label: 'Other' },
] as const;
export const serviceInterest = z.enum(
  SERVICE_INTERESTS.map(({ value }) => value),
  'Service must be one of the service interests',
);
export type ServiceInterest = z.infer<typeof serviceInterest>;

/** Folders of messages. Suspicious ones wait in quarantine until staff decide. */
export const FOLDERS = ['inbox', 'quarantine', 'spam', 'trash'] as const;
export const folder = z.enum(FOLDERS, 'Folder must be inbox, quarantine, spam or trash');
export type Folder = z.infer<typeof folder>;

/** Days that a deleted message stays in the trash. */
export const SUBMISSION_TRASH_DAYS = 30;

/** Kinds of submissions: a message, or a job application. */
export const SUBMISSION_KINDS = ['message', 'application'] as const;
export const submissionKind = z.enum(SUBMISSION_KINDS, 'Kind must be message or application');
export type SubmissionKind = z.infer<typeof submissionKind>;

/** A file attached to an application; GET /contact/{id}/file returns its bytes. */
export const attachment = z.object({ name: z.string(), media_type: z.string(), bytes: z.number().int() });
export type Attachment = z.infer<typeof attachment>;

/** Why a message looks like spam, in words for staff, with weights. */
export const suspicion = z.object({
  score: z.number().int(),
  reasons: z.array(z.object({ text: z.string(), points: z.number().int() })),
});
export type Suspicion = z.infer<typeof suspicion>;

/** A message in the inbox. */
export const submission = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    serviceType: z.string(),
    service_interest: serviceInterest,
    /** Absent in answers of servers from before applications, which have only messages. */
    kind: submissionKind.optional(),
    /** Link in an application to the applicant's work. */
    link: z.string().nullable().optional(),
    attachment: attachment.nullable().optional(),
    budget_range: z.string().nullable(),
    timeline: z.string().nullable(),
    status: submissionStatus,
    priority,
    notes: z.string().nullable(),
    /** Marked as spam: excluded from the normal lists and counters. */
    spam: z.boolean().optional(),
    folder: folder.optional(),
    /** Only for submissions that were quarantined on arrival; otherwise null. */
    suspicion: suspicion.nullable().optional(),
    /** The colleague responsible for it. */
    assignee: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
    /** When it was moved to the trash; it is erased 30 days later. */
    deleted_at: z.string().nullable().optional(),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
    /** The staff member who changed it last; null if there was no change. */
    updated_by: z.string().nullable().optional(),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof submission>;

/** Body of POST /contact/{id}/response. */
export const responseInput = z
  .strictObject({
    response: z
      .string({ error: 'Response message is required' })
      .trim()
      .min(1, 'Response message is required')
      .min(10, 'Response must be at least 10 characters')
      .max(10_000, 'Response must be at most 10000 characters'),
    notes: z.string().trim().max(500, 'Notes must be at most 500 characters').optional(),
  })
  .meta({ id: 'ResponseInput' });
export type ResponseInput = z.infer<typeof responseInput>;

/** A sent answer; `notes` are internal to staff. */
export const submissionResponse = z
  .object({
    id: z.string(),
    submission_id: z.string(),
    response: z.string(),
    notes: z.string().nullable(),
    responded_by: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'SubmissionResponse' });
export type SubmissionResponse = z.infer<typeof submissionResponse>;

const notes = z.string().trim().max(500, 'Notes must be at most 500 characters');

/** Body of PATCH and PUT /contact/{id}/status. */
export const submissionStatusChange = z
  .strictObject({ status: submissionStatus, notes: notes.optional() })
  .meta({ id: 'SubmissionStatusChange' });
export type SubmissionStatusChange = z.infer<typeof submissionStatusChange>;

/** Body of PATCH /contact/{id}/assignee: a colleague by identifier and name, or null to unassign. */
export const assignment = z
  .strictObject({
    userId: z
      .string('User must be an identifier or null')
      .min(1, 'User must be an identifier or null')
      .max(64)
      .nullable(),
    name: z.string().trim().max(200, 'Name must be at most 200 characters').optional(),
  })
  .refine(({ userId, name }) => userId === null || Boolean(name), { path: ['name'], error: 'Name is required' })
  .meta({ id: 'Assignment' });
export type Assignment = z.infer<typeof assignment>;

/** An action of staff or the platform on a message. */
export const historyEntry = z
  .object({ at: z.string(), by: z.string(), what: z.string() })
  .meta({ id: 'SubmissionHistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Body of PATCH /contact/{id}/spam; an empty body marks it as spam. */
export const spamMark = z
  .strictObject({ spam: z.boolean('Spam must be true or false').default(true) })
  .default({ spam: true })
  .meta({ id: 'SpamMark' });
export type SpamMark = z.infer<typeof spamMark>;

/** Data of an item of PATCH /contact/bulk: at least one field; absent fields stay. */
export const submissionPatch = z
  .strictObject(
    {
      status: submissionStatus.optional(),
      priority: priority.optional(),
      notes: notes.nullable().optional(),
      spam: z.boolean('Spam must be true or false').optional(),
    },
    'The data must be a JSON object',
  )
  .refine((data) => Object.values(data).some((value) => value !== undefined), 'Nothing to change was sent')
  .meta({ id: 'SubmissionPatch' });
export type SubmissionPatch = z.infer<typeof submissionPatch>;
