import { getOperation, OPERATIONS, type OperationKey } from '@atelier/contracts';
import fc from 'fast-check';
import * as z from 'zod';
import { conformance } from './conformance.ts';

/** Runs per call; raise it by hand: ATELIER_FUZZ_RUNS=1000 npm run test:api -- --base URL */
const RUNS = Number(process.env.ATELIER_FUZZ_RUNS ?? 12);
const KEYS = Object.keys(OPERATIONS) as OperationKey[];

/** These end sessions or delete data that other tests need; other files test their invalid input. */
const NOT_FUZZED = new Set<OperationKey>(['DELETE /auth/sessions', 'POST /auth/logout', 'PUT /auth/change-password']);

type JsonSchema = Record<string, unknown>;

const NASTY = [
  '',
  ' ',
  'null',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{"$gt":""}',
  '=1+1',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud83d\ude80',
  '%00',
  '__proto__',
  // Seven of these in one address still fit Node's limit of 16 KB for request headers.
  'x'.repeat(2000),
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 60 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const anything = fc.oneof(
  nasty,
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 12 }), nasty, { maxKeys: 3 }),
);

const getText = ({ enum: words, minLength = 0, maxLength = 40, format }: JsonSchema) => {
  if (Array.isArray(words)) return fc.constantFrom(...words);
  // A domain without real mailboxes.
  if (format === 'email') return fc.nat(999).map((number) => `fuzz.${number}@example.com`);
  const longest = Math.min(Number(maxLength), Math.max(Number(minLength) + 40, 40));
  return fc.string({ minLength: Math.min(Number(minLength), 400), maxLength: Math.min(longest, 440) });
};

/** Mostly values that fit the schema, with an occasional one that does not. */
const toSample = (schema: JsonSchema, definitions: Record<string, JsonSchema>): fc.Arbitrary<unknown> => {
  if (typeof schema.$ref === 'string')
    return toSample(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, definitions);
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => toSample(choice, definitions)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'object' || schema.properties !== undefined) return toObject(schema, definitions);
  if (schema.type === 'array')
    return fc.array(toSample((schema.items ?? {}) as JsonSchema, definitions), { maxLength: 4 });
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double());
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') return getText(schema);
  return anything;
};

const toObject = ({ properties = {} }: JsonSchema, definitions: Record<string, JsonSchema>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => [
        name,
        fc.oneof({ weight: 6, arbitrary: toSample(schema, definitions) }, { weight: 1, arbitrary: anything }),
      ]),
    ),
    { requiredKeys: [] },
  );

const toJsonSchema = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const toArbitrary = (schema: unknown): fc.Arbitrary<unknown> => {
  if (schema === undefined) return fc.constant(undefined);
  const json = toJsonSchema(schema as z.core.$ZodType);
  return toSample(json, (json.$defs ?? {}) as Record<string, JsonSchema>);
};

/** A made-up password counts as a failed attempt, and ten of them would lock the account for all later tests. */
const withoutGuess = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { currentPassword: _guess, current_password: _alias, ...rest } = body as Record<string, unknown>;
  return rest;
};

/** Clients resolve these segments before they send a path (RFC 3986, section 5.2.4): another operation would answer. */
const DOT_SEGMENTS = ['.', '..'];

/** Never the ID of an existing item, because a fuzzed call may delete. */
const identifier = fc
  .oneof(
    fc.constantFrom('0123456789abcdef01234567', 'nobody-made-this', ...NASTY.filter((word) => word !== '')),
    fc.string({ minLength: 1, maxLength: 30 }),
  )
  .filter((name) => !DOT_SEGMENTS.includes(name));

for (const key of KEYS.filter((name) => !NOT_FUZZED.has(name)))
  conformance(`API-PUB ${key} answers whatever is sent without a fault and as documented`, async ({ api }) => {
    const { query, body } = getOperation(key);
    const request = fc.record({
      query: toArbitrary(query),
      body: toArbitrary(body),
      name: identifier,
      as: fc.constantFrom('administrator' as const, 'visitor' as const),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ query: words, body: sent, name, as }) => {
        const encoded = encodeURIComponent(name.toWellFormed());
        const names = ['id', 'slug', 'role', 'category', 'remote', 'version', 'channel', 'path', 'kind', 'token'];
        const params = Object.fromEntries(names.map((one) => [one, encoded]));
        const answer = await api.call(key, { params, query: (words ?? {}) as never, body: withoutGuess(sent) }, as);
        if (answer.status >= 500) throw new Error(`${key} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
