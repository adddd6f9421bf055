import { describe, expect, it } from '@jest/globals';
import { type ApiDocument, breakingChanges } from './breaking-changes.ts';
import type { JsonSchema } from './schema-gaps.ts';

type Operation = ApiDocument['paths'][string][string];

const RIGHT = { action: 'write', resources: ['blog'] };

const operation = (changes: Partial<Operation> = {}): Operation => ({
  'x-access': 'everyone',
  responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
  ...changes,
});

const toDocument = (one: Operation, schemas: Record<string, JsonSchema> = {}): ApiDocument => ({
  paths: { '/posts/{id}': { put: one } },
  components: { schemas },
});

const between = (released: Partial<Operation>, current: Partial<Operation>): string[] =>
  breakingChanges(toDocument(operation(released)), toDocument(operation(current))).map((line) =>
    line.replace('PUT /posts/{id} ', ''),
  );

const query = (name: string, schema: JsonSchema, required = false) => ({ name, in: 'query', required, schema });
const body = (schema: JsonSchema) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});
const answer = (schema: JsonSchema, status = '200') => ({
  responses: { [status]: { content: { 'application/json': { schema } } } },
});
const object = (properties: Record<string, JsonSchema>, rest: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties,
  ...rest,
});
const closed = (properties: Record<string, JsonSchema>, required: string[] = []) =>
  object(properties, { required, additionalProperties: false });

const TEXT: JsonSchema = { type: 'string' };
const NUMBER: JsonSchema = { type: 'number' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const SORT: JsonSchema = { type: 'string', enum: ['latest', 'title'] };

describe('detection of breaking API changes', () => {
  it('finds no difference between a document and itself', () => {
    const one = { ...body(closed({ a: TEXT }, ['a'])), ...answer(object({ list: { type: 'array', items: TEXT } })) };
    expect(between(one, one)).toEqual([]);
  });

  it('finds a removed call', () => {
    const released = toDocument(operation());
    expect(breakingChanges(released, { ...released, paths: {} })).toEqual(['PUT /posts/{id}: was removed']);
  });

  it('accepts a new call', () => {
    const released = toDocument(operation());
    const current = { ...released, paths: { ...released.paths, '/new': { get: operation() } } };
    expect(breakingChanges(released, current)).toEqual([]);
  });

  it.each<[string, Operation['x-access'], Operation['x-access'], string[]]>([
    ['a token that was not asked for', 'everyone', 'staff', ['access: was everyone, is staff']],
    ['a right that was not asked for', 'staff', RIGHT, ['access: was staff, is write on blog']],
    ['another action', RIGHT, { ...RIGHT, action: 'delete' }, ['access: was write on blog, is delete on blog']],
    [
      'one resource fewer that is enough',
      { ...RIGHT, resources: ['blog', 'media'] },
      RIGHT,
      ['access: was write on blog or media, is write on blog'],
    ],
    ['(nothing) one resource more that is enough', RIGHT, { ...RIGHT, resources: ['blog', 'media'] }, []],
    ['(nothing) a right that is not needed any more', RIGHT, 'staff', []],
    ['(nothing) a call that is open now', 'staff', 'everyone', []],
  ])('finds in access rules: %s', (_name, released, current, found) => {
    expect(between({ 'x-access': released }, { 'x-access': current })).toEqual(found);
  });

  it.each<[string, Operation['parameters'], Operation['parameters'], string[]]>([
    ['a removed parameter', [query('page', NUMBER)], [], ['query parameter page: was removed']],
    ['a new parameter that is required', [], [query('page', NUMBER, true)], ['query parameter page: is required now']],
    [
      'a parameter that became required',
      [query('page', NUMBER)],
      [query('page', NUMBER, true)],
      ['query parameter page: is required now'],
    ],
    [
      'a value that is not taken any more',
      [query('sort', SORT)],
      [query('sort', { ...SORT, enum: ['latest'] })],
      ['query parameter sort: "title" is not taken any more'],
    ],
    [
      'a smaller maximum',
      [query('limit', { type: 'integer', maximum: 100 })],
      [query('limit', { type: 'integer', maximum: 50 })],
      ['query parameter limit: maximum was 100, is 50'],
    ],
    ['(nothing) a new parameter', [], [query('page', NUMBER)], []],
    ['(nothing) one value more', [query('sort', { ...SORT, enum: ['latest'] })], [query('sort', SORT)], []],
    [
      '(nothing) the same values told in another way',
      [query('sort', SORT)],
      [
        query('sort', {
          anyOf: [
            { type: 'string', const: 'title' },
            { type: 'string', enum: ['latest', 'oldest'] },
          ],
        }),
      ],
      [],
    ],
  ])('finds in parameters: %s', (_name, released = [], current = [], found) => {
    expect(between({ parameters: released }, { parameters: current })).toEqual(found);
  });

  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['a removed field', closed({ a: TEXT, b: TEXT }), closed({ a: TEXT }), ['body b: was removed']],
    ['a field that is required now', closed({ a: TEXT }), closed({ a: TEXT }, ['a']), ['body a: is required now']],
    ['a new field that is required', closed({}), closed({ a: TEXT }, ['a']), ['body a: is required now']],
    ['another type', closed({ a: TEXT }), closed({ a: NUMBER }), ['body a: string is not taken any more']],
    [
      'null that is not taken any more',
      closed({ a: TEXT_OR_NULL }),
      closed({ a: TEXT }),
      ['body a: null is not taken any more'],
    ],
    [
      'values where anything was taken',
      closed({ sort: TEXT }),
      closed({ sort: SORT }),
      ['body sort: any other value is not taken any more'],
    ],
    [
      'a pattern that was not there',
      closed({ a: TEXT }),
      closed({ a: { ...TEXT, pattern: '^x' } }),
      ['body a: pattern was none, is ^x'],
    ],
    [
      'a rule deep inside',
      closed({ list: { type: 'array', items: closed({ a: { ...TEXT, maxLength: 9 } }) } }),
      closed({ list: { type: 'array', items: closed({ a: { ...TEXT, maxLength: 5 } }) } }),
      ['body list.[].a: maxLength was 9, is 5'],
    ],
    ['(nothing) a new field', closed({}), closed({ a: TEXT }), []],
    ['(nothing) a field that is optional now', closed({ a: TEXT }, ['a']), closed({ a: TEXT }), []],
    ['(nothing) a wider type', closed({ a: { type: 'integer' } }), closed({ a: NUMBER }), []],
    ['(nothing) null beside text', closed({ a: TEXT }), closed({ a: TEXT_OR_NULL }), []],
    ['(nothing) anything where text was taken', closed({ a: TEXT }), closed({ a: {} }), []],
  ])('finds in request bodies: %s', (_name, released, current, found) => {
    expect(between(body(released), body(current))).toEqual(found);
  });

  it('finds a form that is no longer accepted, and a body that is now required', () => {
    const form = { requestBody: { content: { 'multipart/form-data': { schema: closed({ a: TEXT }) } } } };
    expect(between(form, body(closed({ a: TEXT })))).toEqual(['body: multipart/form-data is not taken any more']);
    expect(between({}, body(closed({})))).toEqual(['body: is required now']);
    expect(between(body(closed({})), {})).toEqual(['body: is not taken any more']);
  });

  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['a removed field', object({ a: TEXT, b: TEXT }), object({ a: TEXT }), ['answer 200 b: was removed']],
    [
      'a removed field once where it was always there',
      object({ a: TEXT }, { required: ['a'] }),
      object({}),
      ['answer 200 a: was removed'],
    ],
    [
      'a field that may be missing now',
      object({ a: TEXT }, { required: ['a'] }),
      object({ a: TEXT }),
      ['answer 200 a: may be missing now'],
    ],
    [
      'null that was not answered',
      object({ a: TEXT }),
      object({ a: TEXT_OR_NULL }),
      ['answer 200 a: null is answered now'],
    ],
    [
      'another type',
      object({ a: { type: 'integer' } }),
      object({ a: NUMBER }),
      ['answer 200 a: number is answered now'],
    ],
    [
      'a value that was not answered',
      object({ sort: { ...SORT, enum: ['latest'] } }),
      object({ sort: SORT }),
      ['answer 200 sort: "title" is answered now'],
    ],
    [
      'a longer text',
      object({ a: { ...TEXT, maxLength: 5 } }),
      object({ a: TEXT }),
      ['answer 200 a: maxLength was 5, is none'],
    ],
    ['(nothing) a new field', object({ a: TEXT }), object({ a: TEXT, b: TEXT }, { required: ['b'] }), []],
    ['(nothing) null that is not answered any more', object({ a: TEXT_OR_NULL }), object({ a: TEXT }), []],
  ])('finds in responses: %s', (_name, released, current, found) => {
    expect(between(answer(released), answer(current))).toEqual(found);
  });

  it('finds a different success status and a different media type', () => {
    expect(between(answer(TEXT, '201'), answer(TEXT))).toEqual(['answer 201: was removed']);
    const file = { responses: { 200: { content: { 'text/csv': { schema: TEXT } } } } };
    expect(between(file, answer(TEXT))).toEqual(['answer 200: is not text/csv any more']);
  });

  it('follows references, including schemas that contain themselves', () => {
    const tree = (text: JsonSchema): Record<string, JsonSchema> => ({
      Tree: object({ label: text, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
    });
    const one = operation(answer({ $ref: '#/components/schemas/Tree' }));
    expect(breakingChanges(toDocument(one, tree(TEXT)), toDocument(one, tree(TEXT)))).toEqual([]);
    expect(breakingChanges(toDocument(one, tree(TEXT)), toDocument(one, tree(NUMBER)))).toEqual([
      'PUT /posts/{id} answer 200 label: number is answered now',
    ]);
  });
});
