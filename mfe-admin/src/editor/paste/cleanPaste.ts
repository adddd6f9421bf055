import { keepToRules } from '../schema/keepToRules';
import { cleanGoogleDocs, isGoogleDocs } from './googleDocs';
import { cleanWord, isWord } from './word';

const retag = (root: Document, from: string, to: string): void => {
  for (const element of root.querySelectorAll(from)) {
    const other = root.createElement(to);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
};

/** Other names of what the rules know. */
const OTHER_TAGS = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's', strike: 's' } as const;

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && element.querySelector('img, br') === null;

/** Pasted HTML within the rules of rich text: what programs of writing put around their words is left behind. */
export const cleanPaste = (html: string): string => {
  // A slice of this editor's own carries what it needs to be put back whole.
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (isGoogleDocs(page)) cleanGoogleDocs(page);
  if (isWord(html)) cleanWord(page);
  for (const [from, to] of Object.entries(OTHER_TAGS)) retag(page, from, to);
  keepToRules(page.body);
  for (const paragraph of page.querySelectorAll('body > p, li > p')) if (isBlank(paragraph)) paragraph.remove();
  return page.body.innerHTML;
};
