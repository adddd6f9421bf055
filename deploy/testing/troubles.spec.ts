import { describe, expect, it } from '@jest/globals';
import type { Trouble } from './total.ts';
import { reasonOf, troublesText } from './troubles.ts';

const trouble = (changes: Partial<Trouble> = {}): Trouble => ({
  title: 'a post is published',
  reason: 'Expected: 200\nReceived: 500',
  isOver: false,
  ...changes,
});

describe('what is said of tests that failed', () => {
  it('is nothing where none did', () => {
    expect(troublesText([])).toBe('');
  });

  it('names each with its reason, those that passed when tried again apart', () => {
    expect(troublesText([trouble(), trouble({ title: 'a mail is sent', reason: 'too late', isOver: true })])).toBe(
      [
        '',
        'Passed only when tried again, which is a fault to be found:',
        '  a mail is sent',
        '      too late',
        '',
        'Failed:',
        '  a post is published',
        '      Expected: 200',
        '      Received: 500',
      ].join('\n'),
    );
  });

  it('gives the beginning of a long reason, without colours and other people’s code', () => {
    const frame = '    at callAsync (/home/node_modules/jest/index.js:1:2)';
    const text = `\u001B[31mError\u001B[39m\n\n${frame}\n${'line\n'.repeat(50)}`;
    expect(reasonOf(text)).toBe(`Error\n${Array(11).fill('line').join('\n')}`);
  });
});
