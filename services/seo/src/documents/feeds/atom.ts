import { element, emptyElement, XML_DECLARATION } from '../xml.js';
import { type Feed, type FeedPost, LANGUAGE } from './feed.js';

/** A feed must say when it changed; one that nothing was ever written to says this. */
const NEVER = new Date(0);

const person = (name: string): string => `<author>${element('name', name)}</author>`;

const renderEntry = (post: FeedPost): string => {
  const { author, image } = post;
  const file = image?.file;
  return [
    '<entry>',
    element('id', post.id),
    element('title', post.title),
    element('updated', post.changedAt.toISOString()),
    element('published', post.publishedAt.toISOString()),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: post.url }),
    ...(file === undefined
      ? []
      : [emptyElement('link', { rel: 'enclosure', type: file.type, length: file.bytes, href: image?.url })]),
    ...(author === null ? [] : [person(author)]),
    emptyElement('category', { term: post.category }),
    element('summary', post.summary),
    '</entry>',
  ].join('\n');
};

/** Atom 1.0 (RFC 4287). */
export const renderAtom = (feed: Feed, selfUrl: string): string =>
  [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    element('id', feed.homeUrl),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', (feed.changedAt ?? NEVER).toISOString()),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.homeUrl }),
    // Stands for every entry that names nobody.
    person(feed.publisher),
    ...feed.posts.map(renderEntry),
    '</feed>',
    '',
  ].join('\n');
