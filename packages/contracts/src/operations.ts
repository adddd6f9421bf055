import { analyticsOperations } from './analytics/http.js';
import { auditOperations } from './audit/http.js';
import { authOperations } from './auth/operations.js';
import { contactOperations } from './contacts/contact-operations.js';
import { historyOperations } from './content/history-http.js';
import { memberOperations } from './content/member-http.js';
import { pageOperations } from './content/page-http.js';
import { blogOperations } from './content/post-http.js';
import { previewOperations } from './content/preview-http.js';
import { projectOperations } from './content/project-http.js';
import { serviceOperations } from './content/service-http.js';
import { trashOperations } from './content/trash-http.js';
import { eventOperations } from './events/http.js';
import type { AnswerOf, BodyOf, Operation, QueryOf } from './http/operation.js';
import { mailOperations } from './mail/http.js';
import { mediaOperations } from './media/http.js';
import { releaseOperations } from './releases/http.js';
import { searchOperations } from './search/http.js';
import { seoOperations } from './seo/http.js';
import { studioOperations } from './studio/http.js';
import { systemOperations } from './system/http.js';

/** Every call of the API behind /api: what guards, documents and types it. */
export const OPERATIONS = {
  ...authOperations,
  ...auditOperations,
  ...serviceOperations,
  ...projectOperations,
  ...memberOperations,
  ...blogOperations,
  ...pageOperations,
  ...historyOperations,
  ...trashOperations,
  ...previewOperations,
  ...contactOperations,
  ...mailOperations,
  ...mediaOperations,
  ...releaseOperations,
  ...searchOperations,
  ...seoOperations,
  ...analyticsOperations,
  ...eventOperations,
  ...studioOperations,
  ...systemOperations,
};

export type Operations = typeof OPERATIONS;
export type OperationKey = keyof Operations;

/** What a call takes and answers, by its key such as `GET /blog/{id}`. */
export type QueryOfCall<Key extends OperationKey> = QueryOf<Operations[Key]>;
export type BodyOfCall<Key extends OperationKey> = BodyOf<Operations[Key]>;
export type AnswerOfCall<Key extends OperationKey> = AnswerOf<Operations[Key]>;

export const operationOf = (key: OperationKey): Operation => OPERATIONS[key];
