import type { Priority, ServiceInterest, ServiceType, SubmissionStatus } from '@atelier/contracts';

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
  trashed: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
