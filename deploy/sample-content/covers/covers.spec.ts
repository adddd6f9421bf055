import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { samplePosts } from '../posts/sample-posts.ts';
import { pictures } from '../sample-files.ts';
import { people } from './people.ts';
import type { Picture, RenderedFile } from './picture.ts';
import { print } from './print.ts';
import { renderCover, renderPlate, renderPortrait } from './render-cover.ts';
import { renderFiles } from './render-files.ts';
import { subjects } from './subjects.ts';

const slugs = samplePosts.map(({ slug }) => slug);
const square = { width: 640, height: 640 };

/** Draws every kind of picture. */
const drawAll = (size: { width: number; height: number }) => [
  ...slugs.map((slug) => renderCover(slug, size)),
  ...[1, 2, 3].map((number) => renderPlate({ cover: 'project-skerry-line', number, device: 'window' }, size)),
  renderPlate({ cover: 'project-meadow-rounds', number: 1, device: 'phones' }, size),
  ...Object.keys(people).map((name) => renderPortrait(name, square)),
];

describe('covers', () => {
  const size = { width: 1280, height: 800 };

  it('derive from the name alone and differ from each other', () => {
    const pictures = drawAll(size);

    expect(drawAll(size)).toEqual(pictures);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('need no fonts and load nothing', () => {
    for (const drawn of drawAll(size)) {
      const picture = drawn.replace('http://www.w3.org/2000/svg', '');
      expect(picture).not.toMatch(/<text|<image|<script|font|href|http/);
    }
  });

  it('show the subject of each post, service, and project with a motif that no other cover has', () => {
    const shown = pictures().flatMap(({ kind, name }) => (kind === 'cover' ? [name] : []));

    expect(Object.keys(subjects).sort()).toEqual([...shown].sort());
    expect(new Set(Object.values(subjects).map(({ motif }) => motif)).size).toBe(shown.length);
  });

  it('are printed with dots and grain that change neither paper nor ink', () => {
    const flat = Uint8Array.from([0xfb, 0xf8, 0xf4, 0x17, 0x14, 0x1c, 0xea, 0x5b, 0x66]);
    const printed = flat.slice();
    print(printed, flat, 3);

    for (const [at, value] of printed.entries()) expect(Math.abs(value - (flat[at] ?? 0))).toBeLessThan(at < 6 ? 3 : 9);
    const ground = new Uint8Array(300).fill(0xf0);
    const shade = new Uint8Array(300).fill(0x80);
    print(ground, shade, 10);
    expect(Math.min(...ground)).toBeLessThan(0x30);
    expect(Math.max(...ground)).toBeGreaterThan(0xe0);
  });

  it('use distinct IDs, so that several can share a page', () => {
    const ids = drawAll(size).flatMap((picture) => Array.from(picture.matchAll(/ id="([^"]+)"/g), ([, id]) => id));

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('share the colors of their cover across all plates of the same work', () => {
    const getGround = (picture: string) => /<\/defs><rect [^>]*fill="([^"]+)"/.exec(picture)?.[1];
    const cover = renderCover('project-skerry-line', size);
    const plates = [1, 2, 3].map((number) =>
      renderPlate({ cover: 'project-skerry-line', number, device: 'window' }, size),
    );

    expect(getGround(cover)).toMatch(/^#/);
    expect(plates.map(getGround)).toEqual([getGround(cover), getGround(cover), getGround(cover)]);
  });

  it('are WebP and AVIF in two widths plus a JPEG for sharing; plates and portraits are one WebP', async () => {
    const pictures: Picture[] = [
      { kind: 'cover', name: 'four-screens-to-the-island', alt: 'Drawing of a ferry' },
      {
        kind: 'plate',
        name: 'skerry-line-1',
        alt: 'Screen 1',
        cover: 'project-skerry-line',
        number: 1,
        device: 'window',
      },
      { kind: 'portrait', name: 'ines-castellanos', alt: 'Portrait of Inés' },
    ];
    const files: RenderedFile[] = [];
    for await (const file of renderFiles(pictures)) files.push(file);
    const described = files.map(async ({ path, contentType, bytes }) => {
      const { width, height } = await sharp(bytes).metadata();
      return `${path} ${contentType} ${width}x${height}`;
    });

    expect(await Promise.all(described)).toEqual([
      'covers/four-screens-to-the-island.webp image/webp 1280x800',
      'covers/four-screens-to-the-island-640.webp image/webp 640x400',
      'covers/four-screens-to-the-island-share.jpg image/jpeg 1200x630',
      'covers/four-screens-to-the-island-960.avif image/avif 960x600',
      'covers/four-screens-to-the-island-2560.avif image/avif 2560x1600',
      'gallery/skerry-line-1.webp image/webp 800x500',
      'portraits/ines-castellanos.webp image/webp 640x640',
    ]);
    const facts = files.flatMap(({ path, facts }) => (facts === undefined ? [] : [[path, facts.width, facts.height]]));
    expect(facts).toEqual([
      ['covers/four-screens-to-the-island.webp', 1280, 800],
      ['gallery/skerry-line-1.webp', 800, 500],
      ['portraits/ines-castellanos.webp', 640, 640],
    ]);
    expect(files.map(({ alt }) => alt)).toEqual([
      ...Array.from({ length: 5 }, () => 'Drawing of a ferry'),
      'Screen 1',
      'Portrait of Inés',
    ]);
    for (const { facts } of files) expect(facts?.blur?.length ?? 0).toBeLessThan(400);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(400_000);
  });
});
