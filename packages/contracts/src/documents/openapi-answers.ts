import type * as z from 'zod';
import { failure } from '../http/failure.js';
import { isFileAnswer, type Operation } from '../http/operation.js';
import { conflict, VERSION_HEADER } from '../http/version.js';
import type { SchemaBook } from './schema-book.js';

interface FailureAnswer {
  name: string;
  error: string;
  description: string;
  message: string;
  errors?: readonly { field: string; message: string; value?: unknown }[];
}

/** Every failure of a call, under the name of its answer in the document. */
const FAILURES: Readonly<Record<string, FailureAnswer>> = {
  400: {
    name: 'BadRequest',
    error: 'Bad Request',
    description: 'The input breaks a rule; `errors` names each field and its rule.',
    message: 'Validation failed',
    errors: [{ field: 'page', message: 'Page number must be greater than 0', value: 0 }],
  },
  401: {
    name: 'Unauthorized',
    error: 'Unauthorized',
    description: 'The call needs a token, or the token that was sent is invalid or has expired.',
    message: 'Authentication required.',
  },
  403: {
    name: 'Forbidden',
    error: 'Forbidden',
    description: 'The token lacks the permission that the call needs.',
    message: 'Access denied.',
  },
  404: {
    name: 'NotFound',
    error: 'Not Found',
    description: 'The item does not exist, or it is not public.',
    message: 'Resource not found.',
  },
  409: {
    name: 'Conflict',
    error: 'Conflict',
    description: 'The request conflicts with existing data.',
    message: 'Slug is already in use',
  },
  410: {
    name: 'Gone',
    error: 'Gone',
    description: 'The item was public once and is no longer available.',
    message: 'This item is no longer available.',
  },
  413: {
    name: 'TooLarge',
    error: 'Payload Too Large',
    description: 'The body, or a file in it, is too large.',
    message: 'The request body is too large.',
    errors: [{ field: 'body', message: 'The request body is too large.' }],
  },
  414: {
    name: 'AddressTooLong',
    error: 'URI Too Long',
    description: 'The address of the request, with its query, is too long.',
    message: 'The address must be at most 8192 characters.',
  },
  415: {
    name: 'UnsupportedType',
    error: 'Unsupported Media Type',
    description: 'The call does not accept the type of the body, or of a file in it.',
    message: 'The content type is not supported.',
    errors: [{ field: 'content-type', message: 'The content type is not supported.' }],
  },
  422: {
    name: 'Unprocessable',
    error: 'Unprocessable Entity',
    description: 'The request is valid but cannot be carried out.',
    message: 'The file could not be read.',
  },
  429: {
    name: 'TooManyRequests',
    error: 'Too Many Requests',
    description: 'This client sent too many requests; `Retry-After` says how many seconds to wait.',
    message: 'Too many requests. Please try again later.',
  },
  503: {
    name: 'Unavailable',
    error: 'Service Unavailable',
    description: 'The service, or a server that it needs, is temporarily unavailable.',
    message: 'The service is temporarily unavailable. Please try again.',
  },
  '5XX': {
    name: 'ServerFailure',
    error: 'Internal Server Error',
    description: 'The server failed; its log has the reason under the request ID.',
    message: 'Server error. Please try again later.',
  },
};

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const versionConflict = failure.extend({ data: conflict.optional() }).meta({ id: 'VersionConflict' });
const VERSION_CONFLICT = {
  name: 'VersionConflict',
  error: 'Conflict',
  description:
    'Somebody else changed the item first, and `data` says who and when; or the request conflicts with existing data.',
  message: 'Somebody else changed this item. Please reload it.',
};
const CONFLICT_DATA = { version: 4, updated_by: 'Ada Martin', updated_at: '2026-03-02T09:30:00.000Z' };

const failureAnswer = ({ error, description, message, errors }: FailureAnswer, schema: object, data?: object) => ({
  description,
  content: {
    'application/json': {
      schema,
      example: {
        success: false,
        message,
        error,
        ...(errors === undefined ? {} : { errors }),
        ...(data === undefined ? {} : { data }),
        requestId: '01K7Q3S8V0M6Z4T2B9R5C1D8EF',
      },
    },
  },
});

/** The failures as named answers, which calls refer to. */
export const failureAnswers = (book: SchemaBook) => {
  const common = book.write(failure, 'output');
  const named = Object.entries(FAILURES).map(([status, answer]) => [
    answer.name,
    { ...failureAnswer(answer, common), ...(status === '429' ? { headers: RETRY_AFTER } : {}) },
  ]);
  const conflicting = failureAnswer(VERSION_CONFLICT, book.write(versionConflict, 'output'), CONFLICT_DATA);
  return Object.fromEntries([...named, [VERSION_CONFLICT.name, conflicting]]) as Record<string, object>;
};

const hasInput = (path: string, { query, body, fileBody, headers }: Operation): boolean =>
  path.includes('{') || [query, body, fileBody, headers].some((part) => part !== undefined);

/** The failures of a call: by its input, its access, and its own declaration. */
const failureStatuses = (path: string, operation: Operation): string[] => {
  const { access, body, fileBody, failures = [] } = operation;
  const hasBody = body !== undefined || fileBody !== undefined;
  const statuses = new Set<number>([401, 414, 429, 503, ...failures]);
  if (hasInput(path, operation)) statuses.add(400);
  if (typeof access === 'object') statuses.add(403);
  if (path.includes('{')) statuses.add(404);
  if (hasBody) for (const status of [413, 415]) statuses.add(status);
  return [...[...statuses].sort((one, other) => one - other).map(String), '5XX'];
};

const nameOfFailure = (status: string, { headers = {} }: Operation): string => {
  if (status === '409' && VERSION_HEADER in headers) return VERSION_CONFLICT.name;
  const name = FAILURES[status]?.name;
  if (name === undefined) throw new Error(`There is no text for answers of status ${status}`);
  return name;
};

const SUCCESS_TEXT: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work is done a moment later.',
};

const getSuccess = ({ answer, status = 200 }: Operation, book: SchemaBook) => ({
  description: SUCCESS_TEXT[status],
  content: isFileAnswer(answer)
    ? { [answer.mediaType]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: book.write(answer, 'output') } },
});

const describeAccepted = (accepted: z.ZodType, book: SchemaBook) => ({
  description: 'One more call completes it.',
  content: { 'application/json': { schema: book.write(accepted, 'output') } },
});

export const getAnswers = (path: string, operation: Operation, book: SchemaBook) => ({
  [String(operation.status ?? 200)]: getSuccess(operation, book),
  ...(operation.accepted === undefined ? {} : { 202: describeAccepted(operation.accepted, book) }),
  ...Object.fromEntries(
    failureStatuses(path, operation).map((status) => [
      status,
      { $ref: `#/components/responses/${nameOfFailure(status, operation)}` },
    ]),
  ),
});
