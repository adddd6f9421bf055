import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { samplePosts } from '../posts/sample-posts.ts';
import { renderCover } from './render-cover.ts';
import type { CoverFile } from './render-covers.ts';
import { renderCovers } from './render-covers.ts';

const slugs = samplePosts.map(({ slug }) => slug);

describe('covers', () => {
  const size = { width: 1280, height: 800 };

  it('follow from the slug alone and differ from each other', () => {
    const pictures = slugs.map((slug) => renderCover(slug, size));

    expect(slugs.map((slug) => renderCover(slug, size))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('need no font and request nothing', () => {
    for (const slug of slugs) {
      const picture = renderCover(slug, size).replace('http://www.w3.org/2000/svg', '');
      expect(picture).not.toMatch(/<text|<image|<script|font|href|http/);
    }
  });

  it('keep their ids apart, so that several can stand in one page', () => {
    const ids = slugs.flatMap((slug) => Array.from(renderCover(slug, size).matchAll(/ id="([^"]+)"/g), ([, id]) => id));

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('come as WebP in two widths and as a JPEG for sharing', async () => {
    const files: CoverFile[] = [];
    for await (const file of renderCovers(['four-screens-to-the-island'])) files.push(file);
    const described = files.map(async ({ path, contentType, bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return { path, contentType, format, width, height };
    });

    expect(await Promise.all(described)).toEqual([
      {
        path: 'covers/four-screens-to-the-island.webp',
        contentType: 'image/webp',
        format: 'webp',
        width: 1280,
        height: 800,
      },
      {
        path: 'covers/four-screens-to-the-island-640.webp',
        contentType: 'image/webp',
        format: 'webp',
        width: 640,
        height: 400,
      },
      {
        path: 'covers/four-screens-to-the-island-share.jpg',
        contentType: 'image/jpeg',
        format: 'jpeg',
        width: 1200,
        height: 630,
      },
    ]);
  });
});
