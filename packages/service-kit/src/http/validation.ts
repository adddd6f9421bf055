import type { FieldIssue } from '@atelier/contracts';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import type * as z from 'zod';
import { InvalidInput } from './exceptions.js';

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  keys?: readonly string[];
}

const dotted = (path: SchemaIssue['path'] = []): string =>
  path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');

const describe = (issue: SchemaIssue): FieldIssue[] => {
  const field = dotted(issue.path);
  if (issue.keys === undefined) return [{ field: field === '' ? 'body' : field, message: issue.message }];
  const parent = field === '' ? '' : `${field}.`;
  return issue.keys.map((key) => ({ field: `${parent}${key}`, message: `Unknown field '${key}'` }));
};

export const fieldIssuesOf = (issues: readonly SchemaIssue[]): FieldIssue[] => issues.flatMap(describe);

/** Checks bodies, queries and parameters against the contract's schema, and answers by field. */
export const schemaValidation = () =>
  new StandardSchemaValidationPipe({ exceptionFactory: (issues) => new InvalidInput(fieldIssuesOf(issues)) });

/** For a body that does not come as JSON: what the contract makes of it, or 400 by field. */
export const checkedBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new InvalidInput(fieldIssuesOf(result.error.issues as readonly SchemaIssue[]));
};
