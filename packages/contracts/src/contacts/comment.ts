import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';

export const MAX_COMMENT_LENGTH = 2000;
export const MAX_MENTIONS = 20;
const MAX_NAME_LENGTH = 200;

const mention = z.strictObject({
  id: z.string('ID must be an identifier').regex(/^[\w-]{1,64}$/, 'ID must be an identifier'),
  name: z
    .string({ error: 'Name is required' })
    .trim()
    .min(1, 'Name is required')
    .max(MAX_NAME_LENGTH, `Name must be at most ${MAX_NAME_LENGTH} characters`),
});

/** Body of POST /contact/{id}/comments. */
export const commentInput = z
  .strictObject({
    text: z
      .string({ error: 'Text is required' })
      .trim()
      .min(1, 'Text is required')
      .max(MAX_COMMENT_LENGTH, `Text must be at most ${MAX_COMMENT_LENGTH} characters`),
    mentions: z
      .array(mention, 'Mentions must be a list')
      .max(MAX_MENTIONS, `At most ${MAX_MENTIONS} colleagues can be mentioned`)
      .default([]),
  })
  .meta({ id: 'CommentInput' });
export type CommentInput = z.output<typeof commentInput>;

const colleague = z.object({ id: z.string(), name: z.string() });

/** What staff write to each other about a message; its sender never sees it. */
export const submissionComment = z
  .object({
    id: z.string(),
    text: z.string(),
    /** The author and the mentioned colleagues have their names of that time. */
    author: colleague,
    mentions: z.array(colleague),
    created_at: z.string(),
  })
  .meta({ id: 'SubmissionComment' });
export type SubmissionComment = z.infer<typeof submissionComment>;

export const commentOperations = operations('contact', {
  'GET /contact/{id}/comments': {
    summary: 'Lists the internal comments on a message, oldest first.',
    access: needs('read', 'contact'),
    answer: succeeded(z.array(submissionComment)),
  },
  'POST /contact/{id}/comments': {
    summary: 'Adds an internal comment to a message and notifies the mentioned colleagues.',
    note: 'Names come from GET /auth/colleagues and are stored with the comment.',
    access: needs('write', 'contact'),
    body: commentInput,
    headers: { 'Idempotency-Key': 'A request that the same person repeats with the same key gets the first answer.' },
    answer: succeeded(submissionComment),
    status: 201,
    failures: [409],
    example: {
      text: '@Samira Member, can we do this in June?',
      mentions: [{ id: '652f1f77bcf86cd799439011', name: 'Samira Member' }],
    },
  },
  'DELETE /contact/{id}/comments/{comment}': {
    summary: 'Deletes an internal comment.',
    note: 'Comments of others can be deleted with the right to delete messages.',
    access: needs('write', 'contact'),
    answer: done,
  },
});
