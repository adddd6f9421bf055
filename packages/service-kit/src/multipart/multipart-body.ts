import type * as z from 'zod/v4/core';

type Schema = z.$ZodType;
type Definition = z.$ZodTypes['_zod']['def'];

const getDefinition = (schema: Schema): Definition => schema._zod.def as Definition;

const isTransform = (schema: Schema): schema is z.$ZodTransform => getDefinition(schema).type === 'transform';

/** Unwraps schemas that only allow absence or transform the value. */
const getCore = (schema: Schema): Schema => {
  const definition = getDefinition(schema);
  if (definition.type === 'pipe') return getCore(isTransform(definition.in) ? definition.out : definition.in);
  if (definition.type === 'lazy') return getCore(definition.getter());
  return 'innerType' in definition ? getCore(definition.innerType) : schema;
};

/** Applies a top-level `z.preprocess` to a body, such as renamed aliases; afterwards, field names match the schema. */
const preprocessed = (fields: Record<string, unknown>, schema: Schema): Record<string, unknown> => {
  const definition = getDefinition(schema);
  if (definition.type !== 'pipe' || !isTransform(definition.in)) return fields;
  const renamed = definition.in._zod.def.transform(fields, { value: fields, issues: [] });
  return preprocessed(renamed as Record<string, unknown>, definition.out);
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const asObject = (value: unknown): unknown =>
  typeof value === 'string' && value.trim().startsWith('{') ? parsedJson(value) : value;

/** Accepts JSON text, a repeated field, or a single field, which is how forms send a list of one. */
const asList = (value: unknown, element: Schema): unknown => {
  if (Array.isArray(value)) return value.map((entry) => asExpected(entry, element));
  if (typeof value !== 'string' || value.trim() === 'null') return value;
  if (value.trim() === '') return [];
  return value.trim().startsWith('[') ? parsedJson(value) : [asExpected(value, element)];
};

const asBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;

const asExpected = (value: unknown, schema: Schema): unknown => {
  const definition = getDefinition(getCore(schema));
  if (definition.type === 'array') return asList(value, definition.element);
  if (definition.type === 'object' || definition.type === 'record') return asObject(value);
  if (definition.type === 'boolean') return asBoolean(value);
  if (definition.type === 'number') return asNumber(value);
  return value;
};

/**
 * Converts the text fields of a form to the body that a contract's object schema expects: lists and objects from JSON text,
 * numbers and booleans from their text. Values that do not fit stay text, for the schema to refuse.
 */
export const multipartBody = (fields: Record<string, unknown>, schema: Schema): Record<string, unknown> => {
  const definition = getDefinition(getCore(schema));
  const shape = definition.type === 'object' ? definition.shape : {};
  return Object.fromEntries(
    Object.entries(preprocessed(fields, schema)).map(([name, value]) => {
      const expected = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, expected === undefined ? value : asExpected(value, expected)];
    }),
  );
};
