import { readFileSync } from 'node:fs';
import { postsOnBuilding } from './posts-on-building.ts';
import { postsOnWork } from './posts-on-work.ts';
import type { SamplePost } from './sample-post.ts';

const getBody = (slug: string): string => readFileSync(new URL(`./${slug}.html`, import.meta.url), 'utf8').trim();

/** Newest first, as on /blog. Posts only link to older published posts. */
export const samplePosts: readonly SamplePost[] = [...postsOnBuilding, ...postsOnWork]
  .toSorted((one, other) => one.daysAgo - other.daysAgo)
  .map((head) => ({
    ...head,
    featured: head.featured ?? false,
    content: getBody(head.slug),
    featuredImage: `/media/covers/${head.slug}.webp`,
  }));
