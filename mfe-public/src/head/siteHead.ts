import { markup } from '@atelier/markup';
import type { Studio } from '../studio';

const FEEDS = [
  { type: 'application/rss+xml', href: '/rss.xml', format: 'RSS' },
  { type: 'application/atom+xml', href: '/atom.xml', format: 'Atom' },
  { type: 'application/feed+json', href: '/feed.json', format: 'JSON' },
];

/** `--surface` of the light theme: a style sheet cannot reach the frame of the browser. */
const THEME_COLOR = '#fbf8f4';

/** What every page's document says in its head, whatever page it is; it stays when the page changes. */
export const siteHead = ({ details }: Studio): string => {
  const feeds = FEEDS.map(
    ({ type, href, format }) =>
      markup`<link rel="alternate" type="${type}" href="${href}" title="${details.name} Journal (${format})">`,
  );
  return String(markup`<meta name="theme-color" content="${THEME_COLOR}">${feeds}`);
};
