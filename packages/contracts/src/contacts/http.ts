import * as z from 'zod';
import { booleanWord, dateInput, searchText } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import {
  folder,
  historyEntry,
  PRIORITIES,
  priority,
  SERVICE_INTERESTS,
  SUBMISSION_STATUSES,
  serviceInterest,
  submission,
  submissionKind,
  submissionResponse,
  submissionStatus,
} from './submission.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export const SUBMISSION_SORTS = ['created_at', 'updated_at', 'name', 'subject', 'status', 'email'] as const;

/** The `Idempotency-Key` header of POST /contact and /contact/applications: for 24 hours, a request with the same key gets the first answer. */
export const idempotencyKey = z
  .string()
  .min(1, 'Idempotency-Key must have 1 to 128 characters')
  .max(128, 'Idempotency-Key must have 1 to 128 characters');

/** In lists, `all` means no filter. */
const orAll = <Word extends z.ZodType>(word: Word) =>
  z.preprocess((sent) => (sent === 'all' ? undefined : sent), word.optional()).optional();

const filters = {
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
  kind: orAll(submissionKind),
  spam: booleanWord.optional(),
  folder: folder.optional(),
  assignee: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'Assignee must be me, none or the identifier of a colleague')
    .transform((word) => (word === 'all' ? undefined : word))
    .optional(),
};

/** Query of GET /contact; `service` is the older name of `service_interest`, `spam=true` that of `folder=spam`. */
export const submissionListQuery = z.strictObject({ ...pageQuery, ...filters });
export type SubmissionListQuery = z.infer<typeof submissionListQuery>;

/** Query of GET /contact/export: all items of the list, over all its pages. */
export const submissionExportQuery = z.strictObject({
  format: z.literal('csv', 'Format must be csv').default('csv'),
  ...filters,
});
export type SubmissionExportQuery = z.infer<typeof submissionExportQuery>;

export const submissionList = z
  .object({
    success: z.literal(true),
    data: z.array(submission),
    submissions: z.array(submission),
    pagination: pagination.extend({ totalSubmissions: z.number().int() }),
  })
  .meta({ id: 'SubmissionList' });
export type SubmissionList = z.infer<typeof submissionList>;

export const submissionAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: submission })
  .meta({ id: 'SubmissionAnswer' });

export const responseList = z
  .object({ success: z.literal(true), data: z.array(submissionResponse) })
  .meta({ id: 'ResponseList' });

export const submissionHistory = z
  .object({ success: z.literal(true), data: z.array(historyEntry) })
  .meta({ id: 'SubmissionHistory' });

export const formToken = z
  .object({ success: z.literal(true), data: z.object({ token: z.string() }) })
  .meta({ id: 'FormToken' });

export const responseAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ submission, response: submissionResponse }),
  })
  .meta({ id: 'ResponseAnswer' });

/** The visitor's receipt for a message, which contains only its identifier. */
export const messageReceipt = z
  .object({ success: z.literal(true), message: z.string(), data: z.object({ id: z.string() }) })
  .meta({ id: 'MessageReceipt' });
export type MessageReceipt = z.infer<typeof messageReceipt>;

const getCounts = <const Key extends string>(keys: readonly Key[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.number().int()])) as Record<Key, z.ZodNumber>);

const byStatus = getCounts(SUBMISSION_STATUSES);
const byService = getCounts(SERVICE_INTERESTS.map(({ value }) => value));

/** Figures added after the first version are optional, because older servers do not send them. */
const stats = z.object({
  overview: z.object({
    totalSubmissions: z.number().int(),
    /** Held as suspicious; not included in any other figure. */
    quarantined: z.number().int().optional(),
  }),
  breakdown: z.object({
    byStatus,
    byPriority: getCounts(PRIORITIES).optional(),
    byService: byService.optional(),
  }),
});

export const submissionStats = z
  .object({ success: z.literal(true), data: stats.extend({ total: z.number().int() }), stats })
  .meta({ id: 'SubmissionStats' });
export type SubmissionStats = z.infer<typeof submissionStats>;

export const ANALYTICS_DAYS = 30;
export const ANALYTICS_MAX_DAYS = 366;

/** Query of GET /contact/analytics: days in UTC, both inclusive; defaults to the last 30 days. */
export const contactAnalyticsQuery = z
  .strictObject({ from: dateInput.optional(), to: dateInput.optional() })
  .transform(({ from, to }) => {
    const lastDay = new Date((to ?? new Date().toISOString()).slice(0, 10));
    const firstDay =
      from === undefined ? new Date(lastDay.getTime() - (ANALYTICS_DAYS - 1) * DAY_MS) : new Date(from.slice(0, 10));
    return { firstDay, lastDay };
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['from'], error: 'From must not be after to' })
  .refine(({ firstDay, lastDay }) => lastDay.getTime() - firstDay.getTime() < ANALYTICS_MAX_DAYS * DAY_MS, {
    path: ['from'],
    error: `At most ${ANALYTICS_MAX_DAYS} days at once`,
  });
export type ContactAnalyticsQuery = z.infer<typeof contactAnalyticsQuery>;

export const contactAnalytics = z
  .object({
    success: z.literal(true),
    data: z.object({
      from: z.string(),
      to: z.string(),
      total: z.number().int(),
      /** Every day of the range, including days without messages. */
      perDay: z.array(z.object({ date: z.string(), count: z.number().int() })),
      byStatus,
      byService,
      /** For answered messages; null if there are none. */
      medianFirstResponseMinutes: z.number().int().nullable(),
    }),
  })
  .meta({ id: 'ContactAnalytics' });
export type ContactAnalytics = z.infer<typeof contactAnalytics>;
