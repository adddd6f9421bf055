import { enforceRules } from '../schema/enforceRules';
import { wordsAsParagraphs } from './blocks';
import { cleanGoogleDocs, isGoogleDocs } from './googleDocs';
import { nestLists } from './nestLists';
import { retag } from './retag';
import { cleanWord, isWord } from './word';
import { cleanWordOnline, isWordOnline } from './wordOnline';

/** Alternative names of supported elements. */
const OTHER_TAGS = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4' },
  ...{ b: 'strong', i: 'em', cite: 'em', del: 's', strike: 's', tt: 'code', kbd: 'code', samp: 'code' },
} as const;

/** Elements that are not part of the text, such as buttons, hidden elements, and comment markers. */
const NOT_OF_THE_TEXT =
  'button, nav, [hidden], [aria-hidden="true"], br.Apple-interchange-newline, sup:has(> a[href^="#cmnt"])';

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && element.querySelector('img') === null;

/** Anchors to places in another page lead nowhere here. */
const dropAnchors = (page: Document): void => {
  for (const link of page.querySelectorAll('a[href^="#"], a[href^="file:"]')) link.replaceWith(...link.childNodes);
};

/** Removes bold elements whose style is not bold. */
const dropFalseBold = (page: Document): void => {
  for (const bold of page.querySelectorAll<HTMLElement>('b[style], strong[style]'))
    if (['normal', '400'].includes(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
};

const plainBlanks = (page: Document): void => {
  for (const blank of page.querySelectorAll('.Apple-converted-space, .Apple-tab-span')) blank.replaceWith(' ');
};

/** A picture is a block of its own; pictures at the ends of a paragraph leave no empty paragraph behind. */
const liftPictures = (page: Document): void => {
  for (const paragraph of page.querySelectorAll('p:has(img)')) {
    const isPicture = (node: ChildNode | null): node is HTMLImageElement => node instanceof HTMLImageElement;
    while (isPicture(paragraph.firstChild)) paragraph.before(paragraph.firstChild);
    const last: ChildNode[] = [];
    while (isPicture(paragraph.lastChild)) {
      last.unshift(paragraph.lastChild);
      paragraph.lastChild.remove();
    }
    paragraph.after(...last);
  }
};

/** The last line break is not part of the code. */
const dropLastBreaks = (page: Document): void => {
  for (const block of page.querySelectorAll('pre')) {
    let last: ChildNode | null = block.lastChild;
    while (last instanceof Element) last = last.lastChild;
    if (last !== null) last.textContent = (last.textContent ?? '').replace(/\n$/, '');
  }
};

/** Reduces pasted HTML to the rich-text rules and removes the markup of word processors. */
export const cleanPaste = (html: string): string => {
  // Content copied from this editor already has what the editor needs to restore it.
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  plainBlanks(page);
  if (isGoogleDocs(page)) cleanGoogleDocs(page);
  if (isWordOnline(page)) cleanWordOnline(page);
  else if (isWord(html)) cleanWord(page);
  for (const element of page.querySelectorAll(NOT_OF_THE_TEXT)) element.remove();
  dropAnchors(page);
  dropFalseBold(page);
  nestLists(page);
  for (const [from, to] of Object.entries(OTHER_TAGS)) retag(page, from, to);
  wordsAsParagraphs(page);
  enforceRules(page.body);
  liftPictures(page);
  dropLastBreaks(page);
  for (const paragraph of page.querySelectorAll('body > p, li > p, blockquote > p'))
    if (isBlank(paragraph)) paragraph.remove();
  return page.body.innerHTML;
};
