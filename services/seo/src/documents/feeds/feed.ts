import { labelOfPostCategory } from '@atelier/contracts';
import type { PageRecord } from '../../pages/page.js';
import type { Site } from '../../site/site.js';

export const FEED_LENGTH = 30;
export const LANGUAGE = 'en-US';

/** A picture as readers of feeds fetch it. */
export interface FeedImage {
  url: string;
  /** Type and size where the picture is one of the site's own. */
  file?: { type: string; bytes: number };
}

export interface FeedPost {
  /** Stays when the address changes with the slug: what a reader has read must not come again. */
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

/** The newest posts, in the one form from which every format is written. */
export interface Feed {
  title: string;
  description: string;
  publisher: string;
  homeUrl: string;
  /** The last change of any of its posts; undefined where there is none. */
  changedAt: Date | undefined;
  /** The last published first. */
  posts: readonly FeedPost[];
}

export const feedPostOf = (site: Site, page: PageRecord, image: FeedImage | null): FeedPost => ({
  id: `urn:atelier:${page.id}`,
  title: page.title,
  url: site.urlOf(page.path),
  summary: page.description,
  category: labelOfPostCategory(page.category),
  author: page.author,
  image,
  publishedAt: page.publishedAt,
  changedAt: page.changedAt,
});

export const feedOf = (site: Site, posts: readonly FeedPost[]): Feed => ({
  title: site.titleOf('Journal'),
  description: `Notes from ${site.name}: design, engineering and what we learn.`,
  publisher: site.name,
  homeUrl: site.urlOf('/blog'),
  changedAt: posts.length === 0 ? undefined : new Date(Math.max(...posts.map(({ changedAt }) => changedAt.getTime()))),
  posts,
});
