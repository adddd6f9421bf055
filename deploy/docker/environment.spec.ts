import { expect, it } from '@jest/globals';
import { wantsSampleContent } from './environment.ts';

it.each([
  [undefined, true],
  ['true', true],
  ['false', false],
])('PLT-7 SAMPLE_CONTENT=%s fills an empty installation: %s', (value, fills) => {
  expect(wantsSampleContent(value === undefined ? {} : { SAMPLE_CONTENT: value })).toBe(fills);
});

it('PLT-7 any other value of SAMPLE_CONTENT is rejected with an error that names the variable', () => {
  expect(() => wantsSampleContent({ SAMPLE_CONTENT: 'no' })).toThrow('SAMPLE_CONTENT must be true or false, not "no".');
});
