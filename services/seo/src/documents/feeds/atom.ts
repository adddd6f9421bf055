import { type Markup, markup } from '@atelier/markup';
import { XML_DECLARATION } from '../xml.js';
import { type Feed, type FeedImage, type FeedPost, LANGUAGE } from './feed.js';

/** A feed needs an update time; an empty one uses this. */
const NEVER = new Date(0);

const author = (name: string): Markup => markup`<author><name>${name}</name></author>\n`;

const enclosure = ({ url, file }: FeedImage): Markup | null =>
  file === undefined
    ? null
    : markup`<link rel="enclosure" type="${file.type}" length="${file.bytes}" href="${url}"/>\n`;

const entry = (post: FeedPost): Markup => markup`<entry>
<id>${post.id}</id>
<title>${post.title}</title>
<updated>${post.changedAt.toISOString()}</updated>
<published>${post.publishedAt.toISOString()}</published>
<link rel="alternate" type="text/html" href="${post.url}"/>
${post.image && enclosure(post.image)}${post.author !== null && author(post.author)}<category term="${post.category}"/>
<summary>${post.summary}</summary>
</entry>
`;

/** Atom 1.0 (RFC 4287). The feed's author applies to every entry without one. */
export const renderAtom = (feed: Feed, selfUrl: string): string =>
  markup`${XML_DECLARATION}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<id>${feed.homeUrl}</id>
<title>${feed.title}</title>
<subtitle>${feed.description}</subtitle>
<updated>${(feed.changedAt ?? NEVER).toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${selfUrl}"/>
<link rel="alternate" type="text/html" href="${feed.homeUrl}"/>
${author(feed.publisher)}${feed.posts.map(entry)}</feed>
`.toString();
