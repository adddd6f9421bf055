import type { FieldIssue } from '@atelier/contracts';
import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import * as core from 'zod/v4/core';
import { brokenShapeRule } from './body-shape.js';
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

/** More than anyone reads: the size of an answer must not grow with the input. */
const MAX_ISSUES = 50;

export const getFieldIssues = (issues: readonly SchemaIssue[]): FieldIssue[] =>
  issues.slice(0, MAX_ISSUES).flatMap(describe).slice(0, MAX_ISSUES);

const requireShape = (body: unknown): void => {
  const issue = brokenShapeRule(body);
  if (issue !== undefined) throw new InvalidInput([issue]);
};

class SchemaValidationPipe extends StandardSchemaValidationPipe {
  override transform<Value>(value: Value, metadata: ArgumentMetadata) {
    if (metadata.type === 'body') requireShape(value);
    return super.transform(value, metadata);
  }
}

/** Validates bodies, queries and parameters with the contract's schema, and reports errors by field. */
export const schemaValidation = () =>
  new SchemaValidationPipe({ exceptionFactory: (issues) => new InvalidInput(getFieldIssues(issues)) });

/** Parses a body that is not JSON with the contract's schema, or throws 400 by field. */
export const checkedBody = <Schema extends core.$ZodType>(schema: Schema, body: unknown): core.output<Schema> => {
  requireShape(body);
  const result = core.safeParse(schema, body);
  if (result.success) return result.data;
  throw new InvalidInput(getFieldIssues(result.error.issues as readonly SchemaIssue[]));
};
