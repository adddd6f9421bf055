import type { Stringifier } from 'csv-stringify';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { type CsvColumns, toCsv } from './to-csv.js';

const COLUMNS: CsvColumns<SubmissionRecord> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  status: ({ status }) => status,
  priority: ({ priority }) => priority,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company,
  service_interest: ({ serviceInterest }) => serviceInterest,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  budget_range: ({ budgetRange }) => budgetRange,
  timeline: ({ timeline }) => timeline,
  notes: ({ notes }) => notes,
  updated_at: ({ updatedAt }) => updatedAt.toISOString(),
  assignee: ({ assigneeName }) => assigneeName,
  updated_by: ({ updatedBy }) => updatedBy,
  kind: ({ kind }) => kind,
  link: ({ link }) => link,
};

export const submissionCsv = (
  submissions: AsyncIterable<SubmissionRecord>,
  failed: (error: unknown) => void,
): Stringifier => toCsv(submissions, COLUMNS, failed);
