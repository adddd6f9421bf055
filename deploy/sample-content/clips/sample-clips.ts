import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedFile } from '../covers/picture.ts';

/** A project that opens with its cover in motion. `npm run clips` draws and encodes the file. */
export interface SampleClip {
  slug: string;
  cover: string;
  durationMs: number;
  alt: string;
}

export const sampleClips: readonly SampleClip[] = [
  {
    slug: 'skerry-line',
    cover: 'project-skerry-line',
    durationMs: 8000,
    alt: 'The light of a lighthouse turns while a ferry passes',
  },
];

const getPath = (slug: string): string => `clips/${slug}.webm`;

export const getClipAddress = (slug: string): string | null =>
  sampleClips.some((clip) => clip.slug === slug) ? `/media/${getPath(slug)}` : null;

export const getClipFiles = (): RenderedFile[] =>
  sampleClips.map(({ slug, alt }) => ({
    path: getPath(slug),
    contentType: 'video/webm',
    bytes: readFileSync(join(import.meta.dirname, `${slug}.webm`)),
    alt,
  }));
