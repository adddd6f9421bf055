import type {
  Attachment,
  Folder,
  Priority,
  ServiceInterest,
  ServiceType,
  SubmissionKind,
  SubmissionStatus,
  Suspicion,
} from '@atelier/contracts';

/** A stored visitor's message. */
export interface SubmissionRecord {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  subject: string;
  message: string;
  serviceType: ServiceType;
  serviceInterest: ServiceInterest;
  budgetRange: string | null;
  timeline: string | null;
  status: SubmissionStatus;
  priority: Priority;
  /** Internal to staff; never sent to the customer. */
  notes: string | null;
  folder: Folder;
  /** Why it was quarantined on arrival; null if nothing was suspicious. */
  suspicion: Suspicion | null;
  /** False until the message was announced; quarantined messages are not. */
  isAnnounced: boolean;
  assigneeId: string | null;
  assigneeName: string | null;
  /** For trashed messages: since when, and their previous folder. */
  trashedAt: Date | null;
  trashedFrom: Folder | null;
  /** Null until the first response. */
  firstResponseMinutes: number | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Name of the staff member who changed it last. */
  updatedBy: string | null;
  kind: SubmissionKind;
  /** Link in an application. */
  link: string | null;
  /** The file is stored separately, because lists do not need ten megabytes. */
  attachment: Attachment | null;
}
