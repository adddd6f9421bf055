import { markup } from '@atelier/markup';
import type { Studio } from '../studio';

const FEEDS = [
  { type: 'application/rss+xml', href: '/rss.xml', format: 'RSS' },
  { type: 'application/atom+xml', href: '/atom.xml', format: 'Atom' },
  { type: 'application/feed+json', href: '/feed.json', format: 'JSON' },
];

/** `--paper` of each theme: a style sheet cannot reach the frame of the browser. */
const THEMES = [
  { scheme: 'light', paper: '#fbf8f4' },
  { scheme: 'dark', paper: '#17141c' },
];

/** What every page's document says in its head, whatever page it is; it stays when the page changes. */
export const siteHead = ({ details }: Studio): string => {
  const themes = THEMES.map(
    ({ scheme, paper }) =>
      markup`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${paper}">`,
  );
  const feeds = FEEDS.map(
    ({ type, href, format }) =>
      markup`<link rel="alternate" type="${type}" href="${href}" title="${details.name} Journal (${format})">`,
  );
  return String(markup`${themes}${feeds}`);
};
