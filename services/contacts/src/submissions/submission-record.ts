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

/** A visitor's message as the contacts service keeps it. */
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
  /** Staff's own; never told to the customer. */
  notes: string | null;
  folder: Folder;
  /** Why it was held back when it came; null for what looked good. */
  suspicion: Suspicion | null;
  /** False until the world was told of it: nobody hears of what waits in quarantine. */
  isAnnounced: boolean;
  assigneeId: string | null;
  assigneeName: string | null;
  /** Of what lies in the trash: since when, and where it was before. */
  trashedAt: Date | null;
  trashedFrom: Folder | null;
  /** Null until staff answered. */
  firstResponseMinutes: number | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The name of whoever of staff changed it last. */
  updatedBy: string | null;
  kind: SubmissionKind;
  /** Of an application. */
  link: string | null;
  /** The file itself is kept apart: lists have no use for ten megabytes. */
  attachment: Attachment | null;
}
