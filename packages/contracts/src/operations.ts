import { goalOperations } from './analytics/goal.js';
import { analyticsOperations } from './analytics/http.js';
import { segmentOperations } from './analytics/segment.js';
import { sharedReportOperations } from './analytics/shared-report.js';
import { auditOperations } from './audit/http.js';
import { authOperations } from './auth/operations.js';
import { commentOperations } from './contacts/comment.js';
import { contactOperations } from './contacts/contact-operations.js';
import { followUpOperations } from './contacts/follow-up.js';
import { newsletterOperations } from './contacts/newsletter-operations.js';
import { savedReplyOperations } from './contacts/saved-reply.js';
import { contentOperations } from './content/content-registry.js';
import { draftOperations } from './content/draft-http.js';
import { previewOperations } from './content/preview-http.js';
import { reviewOperations } from './content/review-http.js';
import { trashOperations } from './content/trash-http.js';
import { eventSubscriberOperations } from './event-subscribers/http.js';
import { eventOperations } from './events/http.js';
import type { AnswerOf, BodyOf, Operation, QueryOf } from './http/operation.js';
import { mailOperations } from './mail/http.js';
import { mediaOperations } from './media/http.js';
import { canaryOperations } from './releases/canary.js';
import { releaseOperations } from './releases/http.js';
import { registryOperations } from './releases/registry-http.js';
import { reportOperations } from './releases/reports.js';
import { versionPreviewOperations } from './releases/version-previews.js';
import { searchOperations } from './search/http.js';
import { seoOperations } from './seo/http.js';
import { redirectOperations } from './seo/redirects.js';
import { studioOperations } from './studio/http.js';
import { systemOperations } from './system/http.js';
import { webhookOperations } from './webhooks/http.js';

/** Every call of the API behind /api: the source of guards, documents and types. */
export const OPERATIONS = {
  ...authOperations,
  ...auditOperations,
  ...contentOperations,
  ...trashOperations,
  ...previewOperations,
  ...draftOperations,
  ...reviewOperations,
  ...savedReplyOperations,
  ...contactOperations,
  ...commentOperations,
  ...followUpOperations,
  ...newsletterOperations,
  ...mailOperations,
  ...mediaOperations,
  ...releaseOperations,
  ...reportOperations,
  ...canaryOperations,
  ...registryOperations,
  ...versionPreviewOperations,
  ...searchOperations,
  ...seoOperations,
  ...redirectOperations,
  ...analyticsOperations,
  ...goalOperations,
  ...segmentOperations,
  ...sharedReportOperations,
  ...eventOperations,
  ...studioOperations,
  ...webhookOperations,
  ...eventSubscriberOperations,
  ...systemOperations,
};

export type Operations = typeof OPERATIONS;
export type OperationKey = keyof Operations;

/** Input and answer types of a call, by its key such as `GET /blog/{id}`. */
export type QueryOfCall<Key extends OperationKey> = QueryOf<Operations[Key]>;
export type BodyOfCall<Key extends OperationKey> = BodyOf<Operations[Key]>;
export type AnswerOfCall<Key extends OperationKey> = AnswerOf<Operations[Key]>;

export const getOperation = (key: OperationKey): Operation => OPERATIONS[key];
