import type { Priority, ServiceInterest, SubmissionStatus } from '@atelier/contracts';
import type { SampleTime } from '../sample-date.ts';

export type SampleResponse = {
  response: string;
  /** For staff only, at most 500 characters. */
  notes: string;
};

/** A stored message of the inbox; its address ends in .example, so that no mail can reach anyone. */
export type SampleSubmission = SampleTime & {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  subject: string;
  message: string;
  service_interest: ServiceInterest;
  budget_range?: string;
  timeline?: string;
  status: SubmissionStatus;
  priority: Priority;
  /** Oldest first; empty unless the message is responded or closed. */
  responses: readonly SampleResponse[];
};
