import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { versioned } from '../http/version.js';

export const MAX_SAVED_REPLIES = 200;
const MAX_NAME_LENGTH = 80;
const MAX_TEXT_LENGTH = 5000;

/** Body of POST and PUT /contact/saved-replies; `{name}` and `{subject}` in the text stand for those of a message. */
export const savedReplyInput = z
  .strictObject({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(MAX_NAME_LENGTH, `Name must be at most ${MAX_NAME_LENGTH} characters`),
    text: z
      .string({ error: 'Text is required' })
      .trim()
      .min(1, 'Text is required')
      .max(MAX_TEXT_LENGTH, `Text must be at most ${MAX_TEXT_LENGTH} characters`),
  })
  .meta({ id: 'SavedReplyInput' });
export type SavedReplyInput = z.output<typeof savedReplyInput>;

/** A text that staff insert into their responses. */
export const savedReply = z
  .object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    version: z.number().int(),
    updated_at: z.string(),
    updated_by: z.string().nullable(),
  })
  .meta({ id: 'SavedReply' });
export type SavedReply = z.infer<typeof savedReply>;

export const savedReplyId = z.string().regex(/^[0-9a-f]{24}$/, 'Saved reply ID is invalid');

const example = { name: 'Thanks', text: 'Hello {name},\n\nthank you for your message about {subject}.' };

export const savedReplyOperations = operations('contact', {
  'GET /contact/saved-replies': {
    summary: 'Lists the saved replies by name.',
    access: needs('write', 'contact'),
    answer: succeeded(z.array(savedReply)),
  },
  'POST /contact/saved-replies': {
    summary: 'Saves a text for later responses.',
    note: '{name} and {subject} in the text stand for those of the answered message.',
    access: needs('write', 'contact'),
    body: savedReplyInput,
    answer: succeeded(savedReply),
    status: 201,
    failures: [409],
    example,
  },
  'PUT /contact/saved-replies/{id}': {
    summary: 'Changes the name and the text of a saved reply.',
    access: needs('write', 'contact'),
    parameters: { id: savedReplyId },
    body: savedReplyInput,
    answer: succeeded(savedReply),
    ...versioned,
    failures: [404, 409],
    example,
  },
  'DELETE /contact/saved-replies/{id}': {
    summary: 'Deletes a saved reply.',
    access: needs('write', 'contact'),
    parameters: { id: savedReplyId },
    answer: done,
    ...versioned,
    failures: [404, 409],
  },
});
