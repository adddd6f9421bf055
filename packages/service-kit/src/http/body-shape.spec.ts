import { describe, expect, it } from '@jest/globals';
import { brokenShapeRule } from './body-shape.js';

const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, at) => [`key${at}`, at]));
const deep = (levels: number): unknown => (levels === 1 ? {} : { a: deep(levels - 1) });
const long = (values: number) => Array.from({ length: values }, () => 1);

describe('body shape validation', () => {
  it.each([
    ['an ordinary body', { name: 'Ada', tags: ['a', 'b'], address: { city: 'New York' } }],
    ['200 fields', wide(200)],
    ['32 levels', deep(32)],
    ['a list of a thousand objects', long(1000).map(() => ({ id: 1, data: { title: 'x' } }))],
    ['no object', 'text'],
    ['null', null],
  ])('CON-5 accepts %s', (_name, body) => expect(brokenShapeRule(body)).toBeUndefined());

  it.each([
    ['more than 200 fields', wide(201), 'An object may have at most 200 fields'],
    ['more than 200 fields inside', { list: [wide(201)] }, 'An object may have at most 200 fields'],
    ['more than 32 levels', deep(33), 'Values may be nested at most 32 levels deep'],
    ['more than 10,000 values', long(10_000), 'The body may have at most 10000 values'],
  ])('CON-5 rejects %s', (_name, body, message) => {
    expect(brokenShapeRule(body)).toEqual({ field: 'body', message });
  });
});
