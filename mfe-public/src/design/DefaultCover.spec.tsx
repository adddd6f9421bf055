import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { samplePosts } from '../testing/samplePosts';
import { DefaultCover } from './DefaultCover';

it('CHR-9 default covers differ for different items and stay the same for the same item', () => {
  const draw = (seed: string) => render(<DefaultCover seed={seed} />).container.innerHTML;
  const slugs = samplePosts(9).map(({ slug }) => slug);
  expect(new Set(slugs.map(draw)).size).toBe(slugs.length);
  expect(draw('loom')).toBe(draw('loom'));
});
