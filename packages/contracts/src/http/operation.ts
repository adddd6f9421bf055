import type * as z from 'zod';
import type * as mini from 'zod/mini';
import type { Action, Resource } from '../auth/permissions.js';

/** Who may call: everyone, any signed-in user, or staff with this permission on at least one of these resources. */
export type Access = 'everyone' | 'staff' | { action: Action; resources: readonly Resource[] };

export const needs = (action: Action, ...resources: readonly Resource[]): Access => ({ action, resources });

/** An answer that is not JSON, by its media type. */
export interface FileAnswer {
  mediaType: string;
}

/** Files that a body may include, as multipart/form-data. */
export interface UploadRule {
  /** Form fields that contain files. */
  fields: readonly string[];
  maxFiles: number;
  maxBytes: number;
  types: readonly string[];
  /** The call needs a file, so it accepts only forms. */
  isRequired?: boolean;
}

type AnySchema = z.ZodType | mini.ZodMiniType;

/** One call of the API: the source of routing, validation, permission, the typed client and the OpenAPI document. */
export interface Operation {
  summary: string;
  tag: string;
  access: Access;
  /** The network limit that the call counts against; defaults to that of public calls. */
  limit?: 'contact' | 'login' | 'search';
  /** The call starts, renews or ends a session, so an invalid token counts as absent. */
  toleratesStaleToken?: true;
  /** The call still works, but another one is to be used, which `note` names. */
  deprecated?: true;
  /** Rules beyond `access`, such as a filter that needs a permission. */
  note?: string;
  /** Path parameters by name; defaults to an id or a slug. `{path}` matches the rest of the address, including slashes. */
  parameters?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodType;
  body?: AnySchema;
  /** The body may be multipart/form-data with files: list fields as JSON text. */
  upload?: UploadRule;
  /** The body is a single file of any media type. */
  fileBody?: { maxBytes: number };
  /** Request headers in addition to the common ones, by name. */
  headers?: Readonly<Record<string, string>>;
  answer: z.ZodType | FileAnswer;
  /** The 202 answer, if another call is needed to complete this one. */
  accepted?: z.ZodType;
  /** Status of success; defaults to 200. */
  status?: 200 | 201 | 202;
  /** Failures that do not follow from access, path or body. */
  failures?: readonly number[];
  /** Sample bodies that are accepted unchanged, for readers of the document. */
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

/** A schema with `z.preprocess` has the input of its inner schema. */
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

/** The parameter names in a path. */
export type ParametersOf<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

export const getMethodAndPath = (key: string): { method: Method; path: string } => {
  const [method = 'GET', path = '/'] = key.split(' ');
  return { method: method as Method, path };
};
