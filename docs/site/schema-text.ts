import type { Schema } from './open-api.ts';

/** Text of the contracts inside Markdown and a table cell. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``.replaceAll('|', '\\|');

const getSchemaName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const joinForms = (forms: readonly string[]): string => [...new Set(forms)].join(' or ');

const range = (unit: string, least?: number, most?: number): string[] => {
  if (least !== undefined && least === most) return [`exactly ${least}${unit}`];
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`];
  if (most !== undefined) return [`at most ${most}${unit}`];
  if (least === 1 && unit !== '') return ['not empty'];
  return least === undefined ? [] : [`at least ${least}${unit}`];
};

/** zod gives every integer the limits of JavaScript, which tell a reader nothing. */
const realLimit = (limit: number | undefined): number | undefined =>
  limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;

const getLimits = (schema: Schema): string[] => [
  ...(schema.format === undefined ? [] : [schema.format]),
  ...range(' characters', schema.minLength, schema.maxLength),
  ...range('', realLimit(schema.minimum), realLimit(schema.maximum)),
  ...range(' items', schema.minItems, schema.maxItems),
  ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
];

const withLimits = (form: string, schema: Schema): string => {
  const limits = getLimits(schema);
  return limits.length === 0 ? form : `${form} (${limits.join(', ')})`;
};

const toObjectForm = ({ properties, additionalProperties }: Schema): string => {
  if (properties !== undefined)
    return `object with ${Object.keys(properties)
      .map((name) => `\`${name}\``)
      .join(', ')}`;
  if (typeof additionalProperties === 'object') return `object of ${toForm(additionalProperties)} by name`;
  return 'object';
};

const toPlainForm = (schema: Schema): string => {
  const { $ref, enum: values, anyOf, oneOf, items, type } = schema;
  if ($ref !== undefined) return `[${getSchemaName($ref)}](schemas.md#${getSchemaName($ref).toLowerCase()})`;
  if ('const' in schema) return code(schema.const);
  if (values !== undefined) return joinForms(values.map(code));
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return joinForms(choices.map(toForm));
  if (items !== undefined) return `list of ${toForm(items)}`;
  if (type === 'object') return toObjectForm(schema);
  return [type ?? 'anything'].flat().join(' or ');
};

/** A schema in words, such as "string (5 to 200 characters)" or "list of [PostSummary](schemas.md#postsummary)". */
export const toForm = (schema: Schema): string => withLimits(toPlainForm(schema), schema);

/** The fields of an object as rows of a table, and below them those of the objects within: `author.name`, `items[].title`. */
export const getFieldRows = ({ properties = {}, required = [] }: Schema, prefix = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const row = (form: string) => `| \`${prefix}${name}\` | ${required.includes(name) ? 'yes' : ''} | ${form} |`;
    if (field.properties !== undefined) return [row('object'), ...getFieldRows(field, `${prefix}${name}.`)];
    if (field.items?.properties === undefined) return [row(toForm(field))];
    return [row('list of objects'), ...getFieldRows(field.items, `${prefix}${name}[].`)];
  });
