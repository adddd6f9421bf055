import type { Studio } from '../studio';
import { type HeadContent, renderHead } from './HeadContent';

const MANAGED = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join();

/** Replaces the previous page's elements in the document's head. */
export const writeHead = (head: HeadContent, studio: Studio): void => {
  const template = document.createElement('template');
  template.innerHTML = renderHead(head, window.location.origin, studio);
  for (const element of document.head.querySelectorAll(MANAGED)) element.remove();
  document.head.prepend(template.content);
};
