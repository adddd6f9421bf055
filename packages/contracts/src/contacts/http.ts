import * as z from 'zod';
import { searchText } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { priority, serviceInterest, submission, submissionResponse, submissionStatus } from './submission.js';

export const SUBMISSION_SORTS = ['created_at', 'updated_at', 'name', 'subject', 'status', 'email'] as const;

/** The `Idempotency-Key` header of POST /contact: a repetition with the same key answers the first answer for 24 hours. */
export const idempotencyKey = z
  .string()
  .min(1, 'Idempotency-Key must have 1 to 128 characters')
  .max(128, 'Idempotency-Key must have 1 to 128 characters');

/** `all` is the lists' word for no filter. */
const orAll = <Word extends z.ZodType>(word: Word) =>
  z.preprocess((sent) => (sent === 'all' ? undefined : sent), word.optional()).optional();

/** Query of GET /contact; `service` is the older name of `service_interest`. */
export const submissionListQuery = z.strictObject({
  ...pageQuery,
  sort: z
    .enum(SUBMISSION_SORTS, 'Sort must be created_at, updated_at, name, subject, status or email')
    .default('created_at'),
  order: z
    .string()
    .transform((word) => word.toUpperCase())
    .pipe(z.enum(['ASC', 'DESC'], 'Order must be ASC or DESC'))
    .default('DESC'),
  search: searchText.optional(),
  status: orAll(submissionStatus),
  service: orAll(serviceInterest),
  service_interest: orAll(serviceInterest),
  priority: orAll(priority),
});
export type SubmissionListQuery = z.infer<typeof submissionListQuery>;

export const submissionList = z
  .object({
    success: z.literal(true),
    data: z.array(submission),
    submissions: z.array(submission),
    pagination: pagination.extend({ totalSubmissions: z.number().int() }),
  })
  .meta({ id: 'SubmissionList' });
export type SubmissionList = z.infer<typeof submissionList>;

export const submissionAnswer = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: submission,
});
export const responseList = z.object({ success: z.literal(true), data: z.array(submissionResponse) });

export const responseAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ submission, response: submissionResponse }),
});

/** The visitor's receipt for a message: never more than its identifier. */
export const messageReceipt = z
  .object({ success: z.literal(true), message: z.string(), data: z.object({ id: z.string() }) })
  .meta({ id: 'MessageReceipt' });
export type MessageReceipt = z.infer<typeof messageReceipt>;

const byStatus = z.object({
  new: z.number().int(),
  in_progress: z.number().int(),
  responded: z.number().int(),
  closed: z.number().int(),
});
const stats = z.object({
  overview: z.object({ totalSubmissions: z.number().int() }),
  breakdown: z.object({ byStatus }),
});

export const submissionStats = z
  .object({ success: z.literal(true), data: stats.extend({ total: z.number().int() }), stats })
  .meta({ id: 'SubmissionStats' });
export type SubmissionStats = z.infer<typeof submissionStats>;
