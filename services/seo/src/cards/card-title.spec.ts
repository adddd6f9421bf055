import { describe, expect, it } from '@jest/globals';
import { drawnTitle } from './card-title.js';

describe('the title on a share card', () => {
  it.each([
    ['Łódź & Žižkov — “the quay”, 3 × $5', 'Łódź & Žižkov — “the quay”, 3 × $5'],
    ['Made\tby hand \u{1F3A8} \u0000', 'Made by hand'],
    ['日本の話', ''],
    ['Привет', ''],
  ])('SEO-1 draws %j as %j, as its face has Latin letters alone', (title, drawn) => {
    expect(drawnTitle(title)).toBe(drawn);
  });

  it('SEO-1 cuts what has no room', () => {
    expect(drawnTitle('word '.repeat(60))).toMatch(/^(word ){21}word…$/);
  });
});
