import { type Access, getMethodAndPath, type Operation } from '../http/operation.js';
import { OPERATIONS } from '../operations.js';
import { PLATFORM_VERSION, SHARED_MAJORS } from '../releases/platform-version.js';
import { failureAnswers, getAnswers } from './openapi-answers.js';
import { getParameters, getRequestBody } from './openapi-request.js';
import { SchemaBook } from './schema-book.js';

const INFO = {
  title: 'Atelier API',
  version: '1.0.0',
  summary: "The API behind a studio's site and back-office.",
  description: [
    'Requests and answers are JSON. Lists return `data` and `pagination`. Failures return `message`, `error`, the broken rules',
    'by field in `errors`, and a `requestId` that finds the failure in the log. Every answer has that ID in the header',
    '`X-Request-ID`: the one that the request sent, or a new one.',
    '',
    'An `{id}` in a path is the identifier of an item; for content, its slug works as well. PUT and PATCH merge: fields that are',
    'not sent keep their values, and unknown fields are refused. Answers may gain fields: ignore those that you do not know.',
  ].join('\n'),
  license: { name: 'MIT', identifier: 'MIT' },
  /** The newest platform that remotes may be built for. */
  'x-platform': PLATFORM_VERSION,
  'x-shared': SHARED_MAJORS,
};

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token from the answer of POST /auth/login.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key with its own permissions, created in System Settings. It replaces the token.',
  },
};

const SIGNED_IN = [{ bearer: [] }, { apiKey: [] }];

const accessText = (access: Access): string => {
  if (access === 'everyone') return 'Open to everyone.';
  if (access === 'staff') return 'For anyone who is signed in.';
  return `Needs ${access.action} on ${access.resources.join(' or ')}.`;
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `GET /blog/{id}/auto-save` becomes `getBlogByIdAutoSave`; the root is `getApi`. */
export const getOperationId = (key: string): string => {
  const { method, path } = getMethodAndPath(key);
  const words = path === '/' ? ['api'] : path.replaceAll(/\{(\w+)\}/g, 'by-$1').match(/[A-Za-z0-9]+/g);
  return method.toLowerCase() + (words ?? []).map(capitalised).join('');
};

const operationObject = (key: string, operation: Operation, book: SchemaBook) => {
  const { path } = getMethodAndPath(key);
  const { tag, summary, note, access, deprecated } = operation;
  const parameters = getParameters(path, operation, book);
  return {
    operationId: getOperationId(key),
    tags: [tag],
    summary,
    description: [accessText(access), ...(note === undefined ? [] : [note])].join(' '),
    ...(deprecated && { deprecated }),
    'x-access': access,
    security: access === 'everyone' ? [{}, ...SIGNED_IN] : SIGNED_IN,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...getRequestBody(operation, book),
    responses: getAnswers(path, operation, book),
  };
};

/** The table of operations as an OpenAPI 3.1 document. */
export const openApiDocument = (table: Readonly<Record<string, Operation>> = OPERATIONS) => {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, operation] of Object.entries(table)) {
    const { method, path } = getMethodAndPath(key);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(key, operation, book) };
  }
  const tags = [...new Set(Object.values(table).map(({ tag }) => tag))].map((name) => ({ name }));
  const responses = failureAnswers(book);
  const { document, schemas } = book.publish({ paths, responses });
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/api' }],
    tags,
    paths: document.paths,
    components: { schemas, responses: document.responses, securitySchemes: SECURITY_SCHEMES },
  };
};
