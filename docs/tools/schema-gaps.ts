/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  contentSchema?: JsonSchema;
}

/** A schema with the named schemas of its document. */
export interface Part {
  schema: JsonSchema;
  named: Record<string, JsonSchema>;
}

export interface Gap {
  path: string;
  what: string;
}

/** Input: values that were accepted and no longer are. Answer: values that were not documented. */
export type Side = 'input' | 'answer';

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'] as const;
const RULES = [...LOWER_BOUNDS, ...UPPER_BOUNDS, 'pattern', 'format'] as const;
type Rule = (typeof RULES)[number];

const isIn = <Name extends Rule>(names: readonly Name[], rule: Rule): rule is Name =>
  (names as readonly Rule[]).includes(rule);

interface Comparison {
  side: Side;
  /** Pairs of named schemas that are being compared, so that a recursive schema is compared once. */
  open: readonly string[];
}

const REFERENCE = '#/components/schemas/';

const resolved = ({ schema, named }: Part): Part =>
  schema.$ref === undefined ? { schema, named } : { schema: named[schema.$ref.slice(REFERENCE.length)] ?? {}, named };

/** Each alternative of `anyOf`, of a list of types, or of a list of values. */
const getVariants = (part: Part): Part[] => {
  const { schema, named } = resolved(part);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.flatMap((one) => getVariants({ schema: one, named }));
  if (schema.enum !== undefined) {
    const { enum: values, ...shared } = schema;
    return values.map((value) => ({ schema: { ...shared, const: value }, named }));
  }
  if (typeof schema.type === 'object') return schema.type.map((type) => ({ schema: { ...schema, type }, named }));
  return [{ schema, named }];
};

const inside = (name: string, gaps: readonly Gap[]): Gap[] =>
  gaps.map(({ path, what }) => ({ path: path === '' ? name : `${name}.${path}`, what }));

const here = (what: string): Gap[] => [{ path: '', what }];

const typeGaps = ({ schema: wide }: Part, { schema: narrow }: Part, side: Side): Gap[] => {
  const isNumberForInteger = wide.type === 'number' && narrow.type === 'integer';
  if (wide.type === undefined || wide.type === narrow.type || isNumberForInteger) return [];
  return here(
    `${String(narrow.type ?? 'any value')} ${side === 'input' ? 'is not taken any more' : 'is answered now'}`,
  );
};

const valueGaps = ({ schema: wide }: Part, { schema: narrow }: Part, side: Side): Gap[] => {
  if (wide.const === undefined || wide.const === narrow.const) return [];
  const value = narrow.const === undefined ? 'any other value' : JSON.stringify(narrow.const);
  return here(`${value} ${side === 'input' ? 'is not taken any more' : 'is answered now'}`);
};

const isTighter = (rule: Rule, wide: JsonSchema, narrow: JsonSchema): boolean => {
  if (isIn(LOWER_BOUNDS, rule)) return (wide[rule] ?? -Infinity) > (narrow[rule] ?? -Infinity);
  if (isIn(UPPER_BOUNDS, rule)) return (wide[rule] ?? Infinity) < (narrow[rule] ?? Infinity);
  return wide[rule] !== undefined && wide[rule] !== narrow[rule];
};

const ruleGaps = ({ schema: wide }: Part, { schema: narrow }: Part, side: Side): Gap[] => {
  const [before, now] = side === 'input' ? [narrow, wide] : [wide, narrow];
  return RULES.filter((rule) => isTighter(rule, wide, narrow)).flatMap((rule) =>
    here(`${rule} was ${before[rule] ?? 'none'}, is ${now[rule] ?? 'none'}`),
  );
};

const requiredGaps = ({ schema: wide }: Part, { schema: narrow }: Part, side: Side): Gap[] =>
  (wide.required ?? [])
    .filter((name) => narrow.required?.includes(name) !== true)
    .map((name) => ({ path: name, what: side === 'input' ? 'is required now' : 'may be missing now' }));

/** Input: a field that was accepted and is now refused. Answer: a documented field, required or not, that is gone. */
const removedGaps = ({ schema: wide }: Part, { schema: narrow }: Part, side: Side): Gap[] => {
  const [before, now] = side === 'input' ? [narrow, wide] : [wide, narrow];
  const isOpen = side === 'input' && now.additionalProperties !== false;
  if (isOpen || before.properties === undefined) return [];
  return Object.keys(before.properties)
    .filter((name) => !Object.hasOwn(now.properties ?? {}, name))
    .map((name) => ({ path: name, what: 'was removed' }));
};

const fieldGaps = (wide: Part, narrow: Part, comparison: Comparison): Gap[] =>
  Object.entries(wide.schema.properties ?? {}).flatMap(([name, schema]) => {
    const other = narrow.schema.properties?.[name];
    if (other === undefined) return [];
    return inside(name, gapsBetween({ ...wide, schema }, { ...narrow, schema: other }, comparison));
  });

/** Lists, records, and JSON in form fields. */
const contentGaps = (wide: Part, narrow: Part, comparison: Comparison): Gap[] => {
  const compare = (name: string, one: JsonSchema | boolean | undefined, other: JsonSchema | boolean | undefined) =>
    typeof one === 'object' && typeof other === 'object'
      ? inside(name, gapsBetween({ ...wide, schema: one }, { ...narrow, schema: other }, comparison))
      : [];
  return [
    ...compare('[]', wide.schema.items, narrow.schema.items),
    ...compare('{}', wide.schema.additionalProperties, narrow.schema.additionalProperties),
    ...compare('as JSON', wide.schema.contentSchema, narrow.schema.contentSchema),
  ];
};

const variantGaps = (wide: Part, narrow: Part, comparison: Comparison): Gap[] => {
  const { side } = comparison;
  const types = typeGaps(wide, narrow, side);
  if (types.length > 0) return types;
  const removed = removedGaps(wide, narrow, side);
  const isReported = ({ path }: Gap) => removed.some((gap) => gap.path === path);
  return [
    ...valueGaps(wide, narrow, side),
    ...ruleGaps(wide, narrow, side),
    ...removed,
    ...requiredGaps(wide, narrow, side).filter((gap) => !isReported(gap)),
    ...fieldGaps(wide, narrow, comparison),
    ...contentGaps(wide, narrow, comparison),
  ];
};

const fewest = (candidates: readonly Gap[][]): Gap[] =>
  candidates.reduce((best, one) => (one.length < best.length ? one : best));

const gapsBetween = (wide: Part, narrow: Part, comparison: Comparison): Gap[] => {
  const pair = `${wide.schema.$ref} ${narrow.schema.$ref}`;
  const isNamed = wide.schema.$ref !== undefined && narrow.schema.$ref !== undefined;
  if (isNamed && comparison.open.includes(pair)) return [];
  const deeper = isNamed ? { ...comparison, open: [...comparison.open, pair] } : comparison;
  const wideVariants = getVariants(wide);
  return getVariants(narrow).flatMap((variant) => fewest(wideVariants.map((one) => variantGaps(one, variant, deeper))));
};

/** What the narrow schema allows and the wide one does not; empty if every value of the narrow one is valid for the wide one. */
export const schemaGaps = (wide: Part, narrow: Part, side: Side): Gap[] =>
  gapsBetween(wide, narrow, { side, open: [] });
