import * as z from 'zod';
import { RESOURCES } from '../auth/permissions.js';
import { defineEvent } from '../events/event.js';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { CONTENT_KINDS, CONTENT_RESOURCES, REVIEW_NOTE_MAX_LENGTH } from './content-types.js';
import { draftItemId } from './draft-http.js';
import { contentKind } from './trash-http.js';

/** A request to publish an item, or its working copy, by somebody who may not publish. An item has one at most. */
export const review = z
  .object({
    kind: contentKind,
    id: z.string(),
    title: z.string(),
    /** `returned`: somebody who may publish asked for changes. */
    state: z.enum(['requested', 'returned']),
    requestedBy: z.string(),
    requestedById: z.string(),
    requestedAt: z.string(),
    /** From the person who asked for the review; empty if there is none. */
    note: z.string(),
    /** Who returned it, and what they want changed. */
    answer: z.object({ by: z.string(), at: z.string(), note: z.string() }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const reviewList = z.object({ success: z.literal(true), data: z.array(review) }).meta({ id: 'ReviewList' });
const reviewAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: review })
  .meta({ id: 'ReviewAnswer' });

const note = z
  .string({ error: 'Note is required' })
  .trim()
  .max(REVIEW_NOTE_MAX_LENGTH, `Note must be at most ${REVIEW_NOTE_MAX_LENGTH} characters`);

/** Body of PUT /reviews/{kind}/{id}. */
export const reviewRequest = z.strictObject({ note: note.default('') }).meta({ id: 'ReviewRequest' });
export type ReviewRequest = z.output<typeof reviewRequest>;

/** Body of POST /reviews/{kind}/{id}/return. */
export const reviewReturn = z.strictObject({ note: note.min(1, 'Note is required') }).meta({ id: 'ReviewReturn' });
export type ReviewReturn = z.output<typeof reviewReturn>;

const access = needs('write', ...CONTENT_RESOURCES);
const parameters = { kind: contentKind, id: draftItemId };

export const reviewOperations = operations('reviews', {
  'GET /reviews': {
    summary: 'Reviews that wait for the caller: those of items that they may publish, and their own.',
    note: 'Latest first, at most 200.',
    access,
    answer: reviewList,
  },
  'PUT /reviews/{kind}/{id}': {
    summary: 'Asks people who may publish to review an item or its working copy.',
    note: 'Needs write on the kind. Asking again replaces the earlier request. An item that is public and has no working copy cannot be reviewed (409).',
    access,
    parameters,
    body: reviewRequest,
    example: { note: 'Ready for Thursday.' },
    answer: reviewAnswer,
    failures: [404, 409],
  },
  'POST /reviews/{kind}/{id}/return': {
    summary: 'Returns an item to the person who asked for the review, with a note.',
    note: 'Needs the right to publish. Publishing the item approves it, and ends the review. One that is returned already keeps its note (409).',
    access,
    parameters,
    body: reviewReturn,
    example: { note: 'Please check the figures in the second paragraph.' },
    answer: reviewAnswer,
    failures: [404, 409],
  },
  'DELETE /reviews/{kind}/{id}': {
    summary: 'Withdraws a review. Needs the right to publish, except for one’s own request.',
    access,
    parameters,
    answer: done,
    failures: [404],
  },
});

/** `requestedById` asked for the review, `actorId` answered it. */
const answered = z.object({
  id: z.string(),
  kind: z.enum(CONTENT_KINDS),
  resource: z.enum(RESOURCES),
  title: z.string(),
  requestedById: z.string(),
  actorId: z.string(),
});

export const reviewRequested = defineEvent(
  'atelier.content.review.requested.v1',
  'A member of staff who may not publish asked for a review of an item.',
  answered.omit({ actorId: true }),
);

export const reviewApproved = defineEvent(
  'atelier.content.review.approved.v1',
  'An item was published that was waiting for a review.',
  answered,
);

export const reviewReturned = defineEvent(
  'atelier.content.review.returned.v1',
  'An item that was waiting for a review was returned with a note.',
  answered,
);
