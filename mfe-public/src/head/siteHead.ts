import { markup } from '@atelier/markup';
import type { Studio } from '../studio';

const FEEDS = [
  { type: 'application/rss+xml', href: '/rss.xml', format: 'RSS' },
  { type: 'application/atom+xml', href: '/atom.xml', format: 'Atom' },
  { type: 'application/feed+json', href: '/feed.json', format: 'JSON' },
];

/** `--surface` of the light theme, because style sheets cannot color the browser's interface. */
const THEME_COLOR = '#fbf8f4';

/** Head elements of every page, which stay when the page changes. */
export const siteHead = ({ details }: Studio): string => {
  const feeds = FEEDS.map(
    ({ type, href, format }) =>
      markup`<link rel="alternate" type="${type}" href="${href}" title="${details.name} Journal (${format})">`,
  );
  return String(markup`<meta name="theme-color" content="${THEME_COLOR}">${feeds}`);
};
