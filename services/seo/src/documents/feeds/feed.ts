import { labelOfPostCategory } from '@atelier/contracts';
import type { PageRecord } from '../../pages/page.js';
import type { Site } from '../../site/site.js';

export const FEED_LENGTH = 30;
export const LANGUAGE = 'en-US';

/** A picture as feed readers fetch it. */
export interface FeedImage {
  url: string;
  /** Type and size, if the picture is the site's own. */
  file?: { type: string; bytes: number };
}

export interface FeedPost {
  /** Unchanged if the slug changes, so that read posts do not appear again. */
  id: string;
  title: string;
  url: string;
  summary: string;
  category: string;
  author: string | null;
  image: FeedImage | null;
  publishedAt: Date;
  changedAt: Date;
}

/** The newest posts, in the common form for all formats. */
export interface Feed {
  title: string;
  description: string;
  publisher: string;
  homeUrl: string;
  /** The last change of any of its posts; undefined if there are none. */
  changedAt: Date | undefined;
  /** Last published first. */
  posts: readonly FeedPost[];
}

export const toFeedPost = (site: Site, page: PageRecord, image: FeedImage | null): FeedPost => ({
  id: `urn:atelier:${page.id}`,
  title: page.title,
  url: site.getUrl(page.path),
  summary: page.description,
  category: labelOfPostCategory(page.category),
  author: page.author,
  image,
  publishedAt: page.publishedAt,
  changedAt: page.changedAt,
});

export const createFeed = (site: Site, posts: readonly FeedPost[]): Feed => ({
  title: site.getTitle('Journal'),
  description: `Notes from ${site.name}: design, engineering and what we learn.`,
  publisher: site.name,
  homeUrl: site.getUrl('/blog'),
  changedAt: posts.length === 0 ? undefined : new Date(Math.max(...posts.map(({ changedAt }) => changedAt.getTime()))),
  posts,
});
