import { describe, expect, it } from '@jest/globals';
import { formatFailures, getReason } from './failures.ts';

describe('failed test report', () => {
  it('is empty if no test failed', () => {
    expect(formatFailures([])).toBe('');
  });

  it('names each test with its reason', () => {
    expect(formatFailures([{ title: 'a post is published', reason: 'Expected: 200\nReceived: 500' }])).toBe(
      ['', 'Failed:', '  a post is published', '      Expected: 200', '      Received: 500'].join('\n'),
    );
  });

  it('shows the start of a long reason, without colors and third-party stack frames', () => {
    const frame = '    at callAsync (/home/node_modules/jest/index.js:1:2)';
    const text = `\u001B[31mError\u001B[39m\n\n${frame}\n${'line\n'.repeat(50)}`;
    expect(getReason(text)).toBe(`Error\n${Array(11).fill('line').join('\n')}`);
  });
});
