import { describe, expect, it } from '@jest/globals';
import { drawnTitle } from './card-title.js';

describe('share card title', () => {
  it.each([
    ['Łódź & Žižkov — “the quay”, 3 × $5', 'Łódź & Žižkov — “the quay”, 3 × $5'],
    ['Made\tby hand \u{1F3A8} \u0000', 'Made by hand'],
    ['❤️', ''],
    ['日本の話', ''],
    ['Привет', ''],
  ])('SEO-1 draws %j as %j, because its typeface has only Latin letters', (title, drawn) => {
    expect(drawnTitle(title)).toBe(drawn);
  });

  it('SEO-1 truncates text that does not fit', () => {
    expect(drawnTitle('word '.repeat(60))).toMatch(/^(word ){21}word…$/);
  });
});
