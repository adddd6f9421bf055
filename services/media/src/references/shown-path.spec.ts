import { describe, expect, it } from '@jest/globals';
import { stemAtAddress } from './shown-path.js';

describe('picture at an address', () => {
  it.each([
    ['/media/blog/0f3c.png', 'blog/0f3c'],
    ['/media/blog/0f3c-640.avif', 'blog/0f3c'],
    ['/media/blog/0f3c-1920.jpg?v=1#top', 'blog/0f3c'],
    ['/api/media/temp/0f3c.svg', 'temp/0f3c'],
    ['https://studio.example/media/team/0f3c.webp', 'team/0f3c'],
    ['http://localhost:3000/api/media/team/0f3c-320.webp', 'team/0f3c'],
    ['/media/covers/part-641.webp', 'covers/part-641'],
  ])('is found at %s', (address, stem) => {
    expect(stemAtAddress(address)).toBe(stem);
  });

  it.each(['', '/blog/media/x.png', 'https://elsewhere.example/pictures/media/x.png', '/media/', 'media/x.png'])(
    'is not found at %j',
    (address) => {
      expect(stemAtAddress(address)).toBeUndefined();
    },
  );
});
