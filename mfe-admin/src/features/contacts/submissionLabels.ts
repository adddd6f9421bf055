import type { Folder, Priority, Submission, SubmissionStatus } from '@atelier/contracts';
import { FOLDERS, PRIORITIES, SERVICE_INTERESTS, SUBMISSION_STATUSES } from '@atelier/contracts/contacts/submission';

export const STATUS_LABELS: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  in_progress: 'In Progress',
  responded: 'Responded',
  closed: 'Closed',
};
export const STATUS_COLORS = {
  new: 'processing',
  in_progress: 'warning',
  responded: 'success',
  closed: 'default',
} as const;

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = { high: 'High', medium: 'Medium', low: 'Low' };
export const PRIORITY_COLORS = { high: 'error', medium: 'warning', low: 'success' } as const;

const ALL = { value: 'all', label: 'All' };
export const STATUS_CHOICES = [ALL, ...SUBMISSION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))];
export const SERVICE_CHOICES = [ALL, ...SERVICE_INTERESTS];
export const PRIORITY_CHOICES = [ALL, ...PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))];

const FOLDER_LABELS: Readonly<Record<Folder, string>> = {
  inbox: 'Inbox',
  quarantine: 'Quarantine',
  spam: 'Spam',
  trash: 'Trash',
};
export const FOLDER_CHOICES = FOLDERS.map((value) => ({ value, label: FOLDER_LABELS[value] }));

export const getFolder = ({ folder, spam }: Pick<Submission, 'folder' | 'spam'>): Folder =>
  folder ?? (spam ? 'spam' : 'inbox');

export const serviceLabel = (interest: string | null | undefined): string =>
  SERVICE_INTERESTS.find(({ value }) => value === interest)?.label ?? 'Not specified';

export const KIND_CHOICES = [
  ALL,
  { value: 'message', label: 'Messages' },
  { value: 'application', label: 'Applications' },
];

/** The topic of a message: a service or a job. */
export const getTopic = ({ kind, service_interest: interest }: Submission): string =>
  kind === 'application' ? 'Application' : serviceLabel(interest);

export const getSubject = ({ subject }: Submission): string => subject || 'No Subject';

export const getPriority = ({ priority }: Partial<Submission>): Priority => priority ?? 'medium';

/** '5000_10000' with spaces. */
export const spaced = (value: string): string => value.replaceAll('_', ' ');
