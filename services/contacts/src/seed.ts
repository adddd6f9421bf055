import { CONTACT_SERVICES, type Priority, type ServiceInterest, type SubmissionStatus } from '@atelier/contracts';
import { createService, Transactions } from '@atelier/service-kit';
import { contactsService } from './contacts.js';
import { ResponsesRepository } from './responses/responses.repository.js';
import { LATER_FIELDS, type NewSubmission } from './submissions/submission.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';

export interface SeedResponse {
  response: string;
  notes?: string;
  responded_by?: string;
  created_at: Date;
}

/** A sample message with dates of its own. */
export interface SeedSubmission {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  subject: string;
  message: string;
  service_interest: ServiceInterest;
  budget_range?: string;
  timeline?: string;
  priority: Priority;
  status: SubmissionStatus;
  created_at: Date;
  /** Oldest first. */
  responses?: readonly SeedResponse[];
}

const DEFAULT_RESPONDER = 'Atelier';
const MINUTE_MS = 60_000;

const getServiceType = (wanted: ServiceInterest) =>
  CONTACT_SERVICES.find(({ interest }) => interest === wanted)?.serviceType ?? 'consulting';

const getFirstResponse = ({ created_at: createdAt, responses = [] }: SeedSubmission): number | null => {
  const [first] = responses;
  return first === undefined ? null : Math.round((first.created_at.getTime() - createdAt.getTime()) / MINUTE_MS);
};

const toSubmission = (sample: SeedSubmission): NewSubmission => ({
  name: sample.name,
  email: sample.email,
  phone: sample.phone ?? null,
  company: sample.company ?? null,
  subject: sample.subject,
  message: sample.message,
  serviceType: getServiceType(sample.service_interest),
  serviceInterest: sample.service_interest,
  budgetRange: sample.budget_range ?? null,
  timeline: sample.timeline ?? null,
  status: sample.status,
  priority: sample.priority,
  notes: null,
  ...LATER_FIELDS,
  folder: 'inbox',
  firstResponseMinutes: getFirstResponse(sample),
  version: 1,
  createdAt: sample.created_at,
  updatedAt: sample.responses?.at(-1)?.created_at ?? sample.created_at,
  updatedBy: sample.responses?.length ? (sample.responses.at(-1)?.responded_by ?? DEFAULT_RESPONDER) : null,
});

/** Fills an empty database with sample messages; a database with messages is not touched. */
export const seed = async (
  env: NodeJS.ProcessEnv,
  { submissions: samples }: { submissions: readonly SeedSubmission[] },
): Promise<{ seeded: boolean; count: number }> => {
  const { application } = await createService(contactsService, env);
  await application.init();
  const submissions = application.get(SubmissionsRepository, { strict: false });
  const responses = application.get(ResponsesRepository, { strict: false });
  const insert = async (sample: SeedSubmission) => {
    const { id } = await submissions.insert(toSubmission(sample));
    for (const {
      response,
      notes,
      responded_by: respondedBy = DEFAULT_RESPONDER,
      created_at: createdAt,
    } of sample.responses ?? [])
      await responses.insert({ submissionId: id, response, notes: notes ?? null, respondedBy, createdAt });
  };
  try {
    if (!(await submissions.isEmpty())) return { seeded: false, count: 0 };
    // Publishes no events: sample messages must not count as real traffic or cause mail.
    await application.get(Transactions).run(async () => {
      for (const sample of samples) await insert(sample);
    });
    return { seeded: true, count: samples.length };
  } finally {
    await application.close();
  }
};
