import { expect, it } from '@jest/globals';
import { getField, getName } from './names.js';

it.each(['/', '/a.b/$c', '__proto__', 'news.example', 'größe & maß', '(other)'])(
  'a day keeps the name %s as a plain field and finds it again',
  (name) => {
    expect(getField(name)).not.toMatch(/[.$_]/);
    expect(getName(getField(name))).toBe(name);
  },
);

it('half of a character breaks nothing', () => {
  expect(getName(getField('/\ud800'))).toBe('/\ufffd');
});
