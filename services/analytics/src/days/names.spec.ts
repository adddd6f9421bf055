import { expect, it } from '@jest/globals';
import { fieldOf, nameOf } from './names.js';

it.each(['/', '/a.b/$c', '__proto__', 'news.example', 'größe & maß', '(other)'])(
  'a day keeps the name %s as a plain field and finds it again',
  (name) => {
    expect(fieldOf(name)).not.toMatch(/[.$_]/);
    expect(nameOf(fieldOf(name))).toBe(name);
  },
);

it('half of a character breaks nothing', () => {
  expect(nameOf(fieldOf('/\ud800'))).toBe('/\ufffd');
});
