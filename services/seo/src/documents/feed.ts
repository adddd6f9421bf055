import { labelOfPostCategory } from '@atelier/contracts';
import type { PageRecord } from '../pages/page.js';
import type { Site } from '../site/site.js';
import { element, escapeXml, XML_DECLARATION } from './xml.js';

export const FEED_LENGTH = 30;

/** The form of RFC 822, with a year of four digits, that RSS asks for. */
const rfc822 = (date: Date): string => date.toUTCString();

const renderItem = (site: Site, page: PageRecord): string => {
  const author = page.author === null ? [] : [element('dc:creator', page.author)];
  return [
    '<item>',
    element('title', page.title),
    element('link', site.urlOf(page.path)),
    // The address may change with the slug; what a reader has read must not come again.
    `<guid isPermaLink="false">${escapeXml(`urn:atelier:${page.id}`)}</guid>`,
    element('pubDate', rfc822(page.publishedAt)),
    element('category', labelOfPostCategory(page.category)),
    ...author,
    element('description', page.description),
    '</item>',
  ].join('\n');
};

/** RSS 2.0 of the newest posts; pages come in with the last published first. */
export const renderFeed = (site: Site, pages: readonly PageRecord[]): string => {
  const items = pages.filter(({ kind }) => kind === 'post').slice(0, FEED_LENGTH);
  const lastChange = Math.max(...items.map(({ changedAt }) => changedAt.getTime()));
  const built = items.length === 0 ? [] : [element('lastBuildDate', rfc822(new Date(lastChange)))];
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', site.titleOf('Journal')),
    element('link', site.urlOf('/blog')),
    `<atom:link href="${escapeXml(site.urlOf('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    element('description', `Notes from ${site.name}: design, engineering and what we learn.`),
    element('language', 'en-us'),
    ...built,
    ...items.map((page) => renderItem(site, page)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
};
