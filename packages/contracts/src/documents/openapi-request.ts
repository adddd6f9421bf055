import { idOrSlug } from '../http/fields.js';
import type { Operation, UploadRule } from '../http/operation.js';
import type { AnySchema, JsonSchema } from './json-schema.js';
import type { SchemaBook } from './schema-book.js';

const MEGABYTE = 1024 * 1024;
const BINARY: JsonSchema = { type: 'string', format: 'binary' };

const pathParameters = (path: string, { parameters = {} }: Operation, book: SchemaBook) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(name === 'id' && parameters.id === undefined
      ? { description: 'The identifier of the item; for content, also its slug.' }
      : {}),
    ...(name === 'path' ? { description: 'The rest of the address, including slashes.' } : {}),
    schema: book.write(parameters[name] ?? idOrSlug, 'input'),
  }));

const queryParameters = ({ query }: Operation, book: SchemaBook) => {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = book.writeObject(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const headerParameters = ({ headers = {} }: Operation) =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: description.startsWith('Required'),
    description,
    schema: { type: 'string' },
  }));

export const getParameters = (path: string, operation: Operation, book: SchemaBook) => [
  ...pathParameters(path, operation, book),
  ...queryParameters(operation, book),
  ...headerParameters(operation),
];

const isStructured = ({ type, items, properties }: JsonSchema): boolean =>
  items !== undefined || properties !== undefined || type === 'array' || type === 'object';

/** In a form, a list or an object is JSON text. */
const asFormField = (schema: JsonSchema, book: SchemaBook): JsonSchema =>
  isStructured(book.resolve(schema, 'input'))
    ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
    : schema;

const fileFields = ({ fields, maxFiles }: UploadRule): Record<string, JsonSchema> =>
  Object.fromEntries(
    fields.map((name) => [name, maxFiles === 1 ? BINARY : { type: 'array', maxItems: maxFiles, items: BINARY }]),
  );

const toForm = (body: AnySchema, upload: UploadRule, book: SchemaBook) => {
  const { properties = {}, required = [] } = book.writeObject(body, 'input');
  const texts = Object.entries(properties).map(([name, schema]) => [name, asFormField(schema, book)]);
  return {
    schema: {
      type: 'object',
      properties: { ...Object.fromEntries(texts), ...fileFields(upload) },
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    },
    encoding: Object.fromEntries(upload.fields.map((name) => [name, { contentType: upload.types.join(', ') }])),
  };
};

const uploadNote = ({ fields, maxFiles, maxBytes, types }: UploadRule): string =>
  `Files: ${maxFiles === 1 ? 'one' : `up to ${maxFiles}`} in ${fields.map((name) => `\`${name}\``).join(' or ')}, ` +
  `of at most ${maxBytes / MEGABYTE} MB, ${types.join(', ')}.`;

/** JSON, plus a form with the same fields if files are allowed; only a form if a file is required. */
export const getRequestBody = ({ body, upload, fileBody, example }: Operation, book: SchemaBook) => {
  if (fileBody !== undefined) {
    const description = `The bytes of one file of at most ${fileBody.maxBytes / MEGABYTE} MB.`;
    return { requestBody: { required: true, description, content: { '*/*': { schema: BINARY } } } };
  }
  if (body === undefined) return {};
  const json = {
    'application/json': { schema: book.write(body, 'input'), ...(example === undefined ? {} : { example }) },
  };
  return {
    requestBody: {
      required: true,
      ...(upload === undefined ? {} : { description: uploadNote(upload) }),
      content: {
        ...(upload?.isRequired === true ? {} : json),
        ...(upload === undefined ? {} : { 'multipart/form-data': toForm(body, upload, book) }),
      },
    },
  };
};
