import { element, emptyElement, XML_DECLARATION } from '../xml.js';
import { type Feed, type FeedPost, LANGUAGE } from './feed.js';

/** The form of RFC 822, with a year of four digits, that RSS asks for. */
const rfc822 = (date: Date): string => date.toUTCString();

const renderItem = (post: FeedPost): string => {
  const { author, image } = post;
  const file = image?.file;
  return [
    '<item>',
    element('title', post.title),
    element('link', post.url),
    element('guid', post.id, { isPermaLink: 'false' }),
    element('pubDate', rfc822(post.publishedAt)),
    element('atom:updated', post.changedAt.toISOString()),
    element('category', post.category),
    ...(author === null ? [] : [element('dc:creator', author)]),
    element('description', post.summary),
    ...(file === undefined
      ? []
      : [emptyElement('enclosure', { url: image?.url, length: file.bytes, type: file.type })]),
    '</item>',
  ].join('\n');
};

/** RSS 2.0. */
export const renderRss = (feed: Feed, selfUrl: string): string =>
  [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.homeUrl),
    emptyElement('atom:link', { href: selfUrl, rel: 'self', type: 'application/rss+xml' }),
    element('description', feed.description),
    element('language', LANGUAGE.toLowerCase()),
    ...(feed.changedAt === undefined ? [] : [element('lastBuildDate', rfc822(feed.changedAt))]),
    ...feed.posts.map(renderItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
