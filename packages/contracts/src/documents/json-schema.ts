import * as z from 'zod';
import type { Operation } from '../http/operation.js';

export type AnySchema = NonNullable<Operation['body']>;

/** A client's input or the server's answer: one zod schema can have different JSON for each. */
export type Direction = 'input' | 'output';

/** The subset of JSON Schema 2020-12 that the contracts use. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  contentMediaType?: string;
  contentSchema?: JsonSchema;
  $schema?: string;
}

/** Removes the bounds of whole numbers, which are only JavaScript's limits. */
const forgetNumberBounds = (schema: JsonSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

/** Answers may gain fields, so only inputs that refuse unknown fields are closed. */
const openObject = (schema: JsonSchema, zodSchema: z.core.$ZodTypes): void => {
  if (zodSchema._zod.def.type === 'object' && zodSchema._zod.def.catchall === undefined)
    delete schema.additionalProperties;
};

/** Converts a contract schema to JSON Schema, with named schemas under `$defs`. */
export const toJsonSchema = (schema: AnySchema, direction: Direction): JsonSchema => {
  const { $schema: _draft, ...described } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: direction,
    override: ({ zodSchema, jsonSchema }) => {
      forgetNumberBounds(jsonSchema as JsonSchema);
      openObject(jsonSchema as JsonSchema, zodSchema);
    },
  }) as JsonSchema;
  return described;
};
