import { describe, expect, it } from '@jest/globals';
import { renderAddress } from '../testing/renderAddress';

/** Specified letter by letter. */
const LITERALS = [/Let's Talk/g, /The (?:project|blog post) you're looking for/g];
const STRAIGHT = /\p{L}'\p{L}|"/gu;

describe('site texts', () => {
  it.each([
    '/',
    '/about',
    '/services',
    '/projects',
    '/blog',
    '/team',
    '/contact',
    '/newsletter',
    '/search',
    '/nowhere',
  ])('CON-1 HOME-1 use typographic quotes and apostrophes on %s', async (address) => {
    const { document } = await renderAddress(address);
    const text = LITERALS.reduce((rest, literal) => rest.replaceAll(literal, ''), document.body.textContent ?? '');
    expect(text).toContain('Have an idea');
    expect(text.match(STRAIGHT) ?? []).toEqual([]);
  });
});
