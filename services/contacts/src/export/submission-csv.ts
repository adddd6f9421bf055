import { pipeline, Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';
import type { SubmissionRecord } from '../submissions/submission-record.js';

const COLUMNS: Readonly<Record<string, (submission: SubmissionRecord) => string | null>> = {
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
  updated_by: ({ updatedBy }) => updatedBy,
};

const columnsOf = Object.values(COLUMNS);

const rowOf = (submission: SubmissionRecord) => columnsOf.map((column) => column(submission));

async function* rows(submissions: AsyncIterable<SubmissionRecord>) {
  for await (const submission of submissions) yield rowOf(submission);
}

const WAS_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Submissions as CSV (RFC 4180) in UTF-8 with its mark, row by row as they are read. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe. A reader that leaves ends the reading of submissions too.
 */
export const submissionCsv = (
  submissions: AsyncIterable<SubmissionRecord>,
  failed: (error: unknown) => void,
): Stringifier => {
  const csv = stringify({
    header: true,
    columns: Object.keys(COLUMNS),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(rows(submissions)), csv, (error) => {
    if (error && error.code !== WAS_LEFT) failed(error);
  });
};
