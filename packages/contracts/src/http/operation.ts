import type * as z from 'zod';
import type * as mini from 'zod/mini';
import type { Action, Resource } from '../auth/permissions.js';

/** Who may call: everyone, anyone signed in, or staff with this right on any one of these resources. */
export type Access = 'everyone' | 'staff' | { action: Action; resources: readonly Resource[] };

export const needs = (action: Action, ...resources: readonly Resource[]): Access => ({ action, resources });

/** An answer that is no JSON, by its media type. */
export interface FileAnswer {
  mediaType: string;
}

/** Files that may come beside the body's fields, as multipart/form-data. */
export interface UploadRule {
  /** Form fields that carry files. */
  fields: readonly string[];
  maxFiles: number;
  maxBytes: number;
  types: readonly string[];
  /** Without a file there is nothing to do: the call takes forms alone. */
  isRequired?: boolean;
}

type AnySchema = z.ZodType | mini.ZodMiniType;

/** One call of the API: the source of routing, validation, permission, the typed client and the OpenAPI document. */
export interface Operation {
  summary: string;
  tag: string;
  access: Access;
  /** The limit by network that the call counts against; that of public calls where absent. */
  limit?: 'contact' | 'login' | 'search';
  /** It begins, renews or ends a session: a token that is not valid any more counts as none. */
  toleratesStaleToken?: true;
  /** What the access does not say, such as a filter that needs a right. */
  note?: string;
  /** Of the path, by name; an id or a slug where absent. `{path}` takes the rest of the address, slashes included. */
  parameters?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodType;
  body?: AnySchema;
  /** The body may come as multipart/form-data with files: list fields as JSON text. */
  upload?: UploadRule;
  /** The body is one file, of any media type, and nothing beside it. */
  fileBody?: { maxBytes: number };
  /** Request headers beside the common ones, by name. */
  headers?: Readonly<Record<string, string>>;
  answer: z.ZodType | FileAnswer;
  /** What is answered with 202 instead where one more call is needed to complete this one. */
  accepted?: z.ZodType;
  /** Of success; 200 where it is absent. */
  status?: 200 | 201 | 202;
  /** Failures that neither access, path nor body explain. */
  failures?: readonly number[];
  /** Bodies that are accepted as they stand, for readers of the document. */
  example?: unknown;
}

export const isFileAnswer = (answer: Operation['answer']): answer is FileAnswer => 'mediaType' in answer;

/** The operations of one owner; keys are `METHOD /path` with `{parameters}` in braces. */
export const operations = <const Table extends Record<`${Method} /${string}`, Omit<Operation, 'tag'>>>(
  tag: string,
  table: Table,
): { [Key in keyof Table]: Table[Key] & { tag: string } } =>
  Object.fromEntries(Object.entries(table).map(([key, operation]) => [key, { tag, ...operation }])) as never;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema behind `z.preprocess` takes what the schema itself takes. */
type InputOf<Schema> =
  Schema extends z.ZodPipe<z.ZodTransform, infer Inner extends z.ZodType>
    ? z.input<Inner>
    : Schema extends AnySchema
      ? z.input<Schema>
      : never;

export type QueryOf<One> = One extends { query: infer Schema } ? InputOf<Schema> : never;
export type BodyOf<One> = One extends { body: infer Schema } ? InputOf<Schema> : never;
export type AnswerOf<One> = One extends { answer: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : Blob
  : never;

/** The names in braces of a path. */
export type ParametersOf<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

export const methodAndPathOf = (key: string): { method: Method; path: string } => {
  const [method = 'GET', path = '/'] = key.split(' ');
  return { method: method as Method, path };
};
