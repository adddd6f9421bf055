import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done, succeeded } from '../http/success.js';

export const MAIL_STATUSES = ['waiting', 'failed', 'sent', 'given_up'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail's number in its queue. */
const mailId = z.string().regex(/^[\w-]{1,200}$/, 'ID must be the number of a mail');

/** Query of the lists of mails; without a status, waiting and failed ones. */
export const mailListQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(MAIL_STATUSES, `Status must be one of ${MAIL_STATUSES.join(', ')}`).optional(),
});
export type MailListQuery = z.output<typeof mailListQuery>;

/** A mail in a queue, without its content, which only the receiver may read. */
export const queuedMail = z
  .object({
    id: z.string(),
    /** Such as `invitation`. */
    kind: z.string(),
    status: z.enum(MAIL_STATUSES),
    /** The receiver's address, masked for staff who may not read the queue's receivers. */
    to: z.string(),
    isMasked: z.boolean(),
    /** Identifier of the mail's subject; empty if there is none or the receiver is masked. */
    about: z.string(),
    since: z.string(),
    attempts: z.number().int(),
    /** A readable error that reveals neither the receiver nor the mail's content. */
    lastError: z.string().nullable(),
    /** Next attempt of a waiting mail. */
    nextAttemptAt: z.string().nullable(),
    /** When it was sent, failed or was given up. */
    endedAt: z.string().nullable(),
    /** Whether a retry is useful: it was not sent, and its link still works. */
    isRetryable: z.boolean(),
  })
  .meta({ id: 'QueuedMail' });
export type QueuedMail = z.infer<typeof queuedMail>;

export const mailList = z
  .object({ success: z.literal(true), data: z.array(queuedMail), total: z.number().int(), pagination })
  .meta({ id: 'MailList' });
export type MailList = z.infer<typeof mailList>;

const mailAnswer = succeeded(queuedMail).meta({ id: 'MailAnswer' });

const NOTE = 'Without a status: waiting and failed mails. Finished ones are kept for 30 days.';
const RETRY_NOTE = 'Repeated calls send it only once. 409 if it was sent or given up, or if its link no longer works.';

/** Two services send mail, and each answers for its own queue with the same calls. */
export const mailOperations = operations('mails', {
  'GET /contact/mails': {
    summary: 'Lists mails about messages and the newsletter, latest first.',
    note: `${NOTE} Addresses are masked without read on contact.`,
    access: needs('read', 'settings'),
    query: mailListQuery,
    answer: mailList,
  },
  'POST /contact/mails/{id}/retry': {
    summary: 'Sends such a mail as soon as possible.',
    note: RETRY_NOTE,
    access: needs('write', 'settings'),
    parameters: { id: mailId },
    answer: mailAnswer,
    failures: [404, 409],
  },
  'POST /contact/mails/{id}/give-up': {
    summary: 'Discards such a mail permanently: it is not sent, and its content is deleted.',
    access: needs('write', 'settings'),
    parameters: { id: mailId },
    answer: done,
    failures: [404, 409],
  },
  'GET /auth/mails': {
    summary: 'Lists mails to staff about their accounts, latest first.',
    note: `${NOTE} Addresses are masked without read on users.`,
    access: needs('read', 'settings'),
    query: mailListQuery,
    answer: mailList,
  },
  'POST /auth/mails/{id}/retry': {
    summary: 'Sends such a mail as soon as possible.',
    note: RETRY_NOTE,
    access: needs('write', 'settings'),
    parameters: { id: mailId },
    answer: mailAnswer,
    failures: [404, 409],
  },
  'POST /auth/mails/{id}/give-up': {
    summary: 'Discards such a mail permanently: it is not sent, and its content is deleted.',
    access: needs('write', 'settings'),
    parameters: { id: mailId },
    answer: done,
    failures: [404, 409],
  },
});
