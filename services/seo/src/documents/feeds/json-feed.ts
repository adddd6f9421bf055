import { type Feed, type FeedPost, LANGUAGE } from './feed.js';

const toItem = ({ image, author, ...post }: FeedPost) => ({
  id: post.id,
  url: post.url,
  title: post.title,
  content_text: post.summary,
  summary: post.summary,
  date_published: post.publishedAt.toISOString(),
  date_modified: post.changedAt.toISOString(),
  tags: [post.category],
  ...(author === null ? {} : { authors: [{ name: author }] }),
  ...(image === null ? {} : { image: image.url }),
  ...(image?.file === undefined
    ? {}
    : { attachments: [{ url: image.url, mime_type: image.file.type, size_in_bytes: image.file.bytes }] }),
});

/** JSON Feed 1.1. */
export const renderJsonFeed = (feed: Feed, selfUrl: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: selfUrl,
    language: LANGUAGE,
    authors: [{ name: feed.publisher }],
    items: feed.posts.map(toItem),
  });
