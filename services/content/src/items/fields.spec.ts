import { estimateReadingTime } from '@atelier/contracts';
import { getCpuMs } from '@atelier/test-kit/cpu-time';
import { describe, expect, it } from '@jest/globals';
import { imagesIn } from '../pictures/shown-pictures.js';
import { plainText } from './fields.js';

const LONGEST_TEXT = 200_000;
const full = (piece: string) => piece.repeat(LONGEST_TEXT / piece.length);

describe('plain text of an item', () => {
  it('PLT-4 puts fields, titles, paragraphs, and list items on separate lines', () => {
    const html = '<h2>Cost</h2>\n<p>What it <em>cost</em>&nbsp;us.</p><ul><li>Time</li><li>Sleep</li></ul>';
    expect(plainText('A short\n  brief', null, html)).toBe('A short brief\nCost\nWhat it cost us.\nTime\nSleep');
  });

  it('PLT-4 keeps the punctuation after a link or emphasis next to its word', () => {
    const html =
      '<p>Write to <a href="/x">us</a>, or use the <strong class="b">form</strong>.<br>Or <img src="a"/>call.</p>';
    expect(plainText(html)).toBe('Write to us, or use the form. Or call.');
  });

  it.each([full('<'), full('<a '), full('<img '), full('<img src="'), full('&lt;')])(
    'PLT-4 is extracted in linear time from hostile markup',
    (html) => {
      for (const read of [plainText, imagesIn, estimateReadingTime])
        expect(getCpuMs(() => read(html))).toBeLessThan(500);
    },
  );
});
