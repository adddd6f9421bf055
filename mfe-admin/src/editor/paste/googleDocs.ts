import { styleAsElements } from './asElements';

const WRAPPER = '[id^="docs-internal-guid-"]';

export const isGoogleDocs = (page: Document): boolean => page.querySelector(WRAPPER) !== null;

/** Google Docs redirects links through Google; the real target is in `q`. */
const directLinks = (page: Document): void => {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/url?"]')) {
    const meant = new URL(link.href).searchParams.get('q');
    if (meant !== null) link.setAttribute('href', meant);
  }
};

/** Google Docs: a bold wrapper that is not bold, styles instead of elements, breaks between blocks. */
export const cleanGoogleDocs = (page: Document): void => {
  styleAsElements(page);
  for (const wrapper of page.querySelectorAll(WRAPPER)) wrapper.replaceWith(...wrapper.childNodes);
  for (const br of page.querySelectorAll('body > br')) br.remove();
  directLinks(page);
};
