import { expect, it } from '@jest/globals';
import { getField, getName } from './names.js';

it.each(['/', '/a.b/$c', '__proto__', 'news.example', 'größe & maß', '(other)'])(
  'a day stores the name %s as a plain field and reads it back',
  (name) => {
    expect(getField(name)).not.toMatch(/[.$_]/);
    expect(getName(getField(name))).toBe(name);
  },
);

it('a lone surrogate becomes a replacement character', () => {
  expect(getName(getField('/\ud800'))).toBe('/\ufffd');
});
