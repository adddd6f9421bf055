import { getTypefaceAddresses } from '@atelier/contracts/studio/typefaces';
import { markup } from '@atelier/markup';
import type { Studio } from '../studio';

const FEEDS = [
  { type: 'application/rss+xml', href: '/rss.xml', format: 'RSS' },
  { type: 'application/atom+xml', href: '/atom.xml', format: 'Atom' },
  { type: 'application/feed+json', href: '/feed.json', format: 'JSON' },
];

/** Head elements of every page, which stay when the page changes. Style sheets cannot color the browser's interface. */
export const siteHead = ({ details, brand }: Studio): string => {
  const feeds = FEEDS.map(
    ({ type, href, format }) =>
      markup`<link rel="alternate" type="${type}" href="${href}" title="${details.name} Journal (${format})">`,
  );
  const typefaces = getTypefaceAddresses(brand).map(
    (address) => markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
  );
  return String(markup`<meta name="theme-color" content="${brand.surface}">${typefaces}${feeds}`);
};
