import { type Markup, markup } from '@atelier/markup';
import { XML_DECLARATION } from '../xml.js';
import { type Feed, type FeedImage, type FeedPost, LANGUAGE } from './feed.js';

/** Dates as in RFC 822 with a four-digit year, as RSS requires. */
const rfc822 = (date: Date): string => date.toUTCString();

const enclosure = ({ url, file }: FeedImage): Markup | null =>
  file === undefined ? null : markup`<enclosure url="${url}" length="${file.bytes}" type="${file.type}"/>\n`;

const item = (post: FeedPost): Markup => markup`<item>
<title>${post.title}</title>
<link>${post.url}</link>
<guid isPermaLink="false">${post.id}</guid>
<pubDate>${rfc822(post.publishedAt)}</pubDate>
<atom:updated>${post.changedAt.toISOString()}</atom:updated>
<category>${post.category}</category>
${post.author !== null && markup`<dc:creator>${post.author}</dc:creator>\n`}<description>${post.summary}</description>
${post.image && enclosure(post.image)}</item>
`;

/** RSS 2.0. */
export const renderRss = (feed: Feed, selfUrl: string): string =>
  markup`${XML_DECLARATION}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${feed.title}</title>
<link>${feed.homeUrl}</link>
<atom:link href="${selfUrl}" rel="self" type="application/rss+xml"/>
<description>${feed.description}</description>
<language>${LANGUAGE.toLowerCase()}</language>
${feed.changedAt && markup`<lastBuildDate>${rfc822(feed.changedAt)}</lastBuildDate>\n`}${feed.posts.map(item)}</channel>
</rss>
`.toString();
