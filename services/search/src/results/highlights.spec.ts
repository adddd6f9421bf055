import { describe, expect, it } from '@jest/globals';
import { excerpted, highlighted } from './highlights.js';

const whole = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join('');
const matches = (segments: readonly { text: string; match: boolean }[]) =>
  segments.filter(({ match }) => match).map(({ text }) => text);

describe('highlighting', () => {
  it('marks whole words as written, and loses no text', () => {
    const title = 'Crème brûlée: release trains, <b>RELEASE</b> & more';
    const segments = highlighted(title, new Set(['release', 'creme']));
    expect(segments).toEqual([
      { text: 'Crème', match: true },
      { text: ' brûlée: ', match: false },
      { text: 'release', match: true },
      { text: ' trains, <b>', match: false },
      { text: 'RELEASE', match: true },
      { text: '</b> & more', match: false },
    ]);
    expect(whole(segments)).toBe(title);
  });

  it('marks words with combining accents', () => {
    expect(matches(highlighted('the Cafe\u0301.', new Set(['cafe'])))).toEqual(['Cafe\u0301']);
  });

  it('marks the found letters of a text without spaces', () => {
    const segments = highlighted('Notes on phoneの設計事務所。', new Set(['設計', '計事', 'phone']));
    expect(matches(segments)).toEqual(['phone', '設計事']);
    expect(whole(segments)).toBe('Notes on phoneの設計事務所。');
    expect(matches(highlighted('พื้นที่ทำงาน', new Set(['ทท'])))).toEqual(['ที่ท']);
    expect(matches(highlighted('テ\u3099サ\u3099イン', new Set(['テサ'])))).toEqual(['テ\u3099サ\u3099']);
  });

  it('returns a text without matches as one segment, and an empty text as none', () => {
    expect(highlighted('nothing here', new Set(['release']))).toEqual([{ text: 'nothing here', match: false }]);
    expect(highlighted('', new Set(['release']))).toEqual([]);
  });
});

describe('excerpts', () => {
  const padding = 'Some words that nobody looks for stand here. '.repeat(20);
  const words = new Set(['harbour']);

  it('show about 160 characters around the first match, cut between words', () => {
    const text = `${padding}The old harbour lies there. ${padding}A harbour again.`;
    const segments = excerpted(text, words);
    const excerpt = whole(segments);
    expect(matches(segments)).toEqual(['harbour']);
    expect(excerpt.length).toBeLessThanOrEqual(162);
    expect(excerpt.length).toBeGreaterThan(120);
    expect(excerpt).toMatch(/^….*The old harbour lies there.*…$/);
    expect(text).toContain(` ${excerpt.slice(1, -1)} `);
  });

  it('start and end with the text if its start or end is near', () => {
    expect(whole(excerpted('A harbour.\n\n  Two\tlines.', words))).toBe('A harbour. Two lines.');
    expect(whole(excerpted(`${padding}At the end a harbour`, words))).toMatch(/^….* At the end a harbour$/);
  });

  it('separate titles and list items, and join sentences', () => {
    const text = 'A harbour tour\nTickets on the phone\nWorks offline\nThe crew “likes it.”\nSo do we.';
    expect(whole(excerpted(text, words))).toBe(
      'A harbour tour · Tickets on the phone · Works offline · The crew “likes it.” So do we.',
    );
  });

  it('are empty if the text does not match', () => {
    expect(excerpted(padding, words)).toEqual([]);
    expect(excerpted('', words)).toEqual([]);
  });

  it('split no character if there is no space', () => {
    const segments = excerpted(`harbour${'🎨'.repeat(200)}`, words);
    expect(whole(segments).isWellFormed()).toBe(true);
    expect(matches(segments)).toEqual(['harbour']);
  });
});
