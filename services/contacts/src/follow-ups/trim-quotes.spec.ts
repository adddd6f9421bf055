import { describe, expect, it } from '@jest/globals';
import { trimQuotes } from './trim-quotes.js';

const QUOTE = '> Thank you.\n>\n> You wrote:\n>\n> > A compiler.';

describe('quoted history of an answer', () => {
  it.each([
    ['lines that begin with >', `Gladly.\n\n${QUOTE}\n`],
    ['the line that introduces them', `Gladly.\n\nOn Thu, 7 May 2026 at 10:00, Atelier wrote:\n\n${QUOTE}`],
    [
      'such a line that is broken',
      `Gladly.\n\nOn Thu, 7 May 2026 at 10:00, Atelier\n<studio@atelier.local> wrote:\n${QUOTE}`,
    ],
    ['our own line', 'Gladly.\n\nYou wrote:\n\n> A compiler.\n'],
  ])('ACON-2 is removed with %s', (_part, text) => {
    expect(trimQuotes(text)).toBe('Gladly.');
  });

  it.each([
    ['is answered line by line', '> In June?\nYes.\n> For ten people?\nNo, for two.'],
    ['is all that was sent', QUOTE],
    ['is only spoken of', 'My colleague wrote:\nlet us talk.\n\nOn Monday you wrote:'],
  ])('ACON-2 is kept if it %s', (_case, text) => {
    expect(trimQuotes(text)).toBe(text);
  });

  it('ACON-2 is found in long texts without delay', () => {
    const started = performance.now();
    trimQuotes(`${'On a '.repeat(20_000)}\n${'On b\n'.repeat(20_000)}> c`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
