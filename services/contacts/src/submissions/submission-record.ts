import type { Priority, ServiceInterest, ServiceType, SubmissionStatus } from '@atelier/contracts';

/** Where a message lies: what is spam or trash is in no list and no counter of the inbox. */
export type Folder = 'inbox' | 'spam' | 'trash';

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
  /** Null until staff answered. */
  firstResponseMinutes: number | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The name of whoever of staff changed it last. */
  updatedBy: string | null;
}
