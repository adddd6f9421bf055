import { styleAsElements } from './asElements';
import { type Entry, listsByLevel } from './listsByLevel';
import { retag } from './retag';

export const isWord = (html: string): boolean =>
  html.includes('urn:schemas-microsoft-com:office') || /class="?Mso|mso-[a-z-]+:/i.test(html);

/** `mso-list:l0 level2 lfo1` is an entry on the second level of list `lfo1`. */
const LIST_STYLE = /mso-list:\s*l\d+ level(\d+) (lfo\d+)/i;
const MARKER = /mso-list:\s*Ignore/i;
const NUMBER = /^\s*(?:\(?)(\d+|[a-z]|[ivx]+)[.)]/i;
/** Comments of colleagues with their markers, and deleted text. */
const NOT_OF_THE_TEXT =
  'xml, style, meta, link, del, a.msocomanchor, .MsoCommentReference, [style*="mso-element:comment"], [style*="mso-hide:all"], hr.msocomoff';

const dropComments = (page: Document): void => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
};

const findMarker = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(span.getAttribute('style') ?? ''));

const toEntry = (paragraph: Element): Entry | undefined => {
  const [, level, list = ''] = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return undefined;
  const marker = findMarker(paragraph);
  const [, number] = NUMBER.exec(marker?.textContent ?? '') ?? [];
  marker?.remove();
  return { level: Number(level), list, tag: number === undefined ? 'ul' : 'ol', number: Number(number) || 1 };
};

/** Note markers link to anchors that are not kept, so only the number stays. */
const noteMarks = (page: Document): void => {
  for (const mark of page.querySelectorAll('a[style*="mso-footnote-id"], a[style*="mso-endnote-id"]')) {
    const isInNote = mark.closest('[style*="mso-element:footnote"], [style*="mso-element:endnote"]') !== null;
    const number = page.createElement(isInNote ? 'span' : 'sup');
    number.textContent = (mark.textContent ?? '').trim();
    mark.replaceWith(number);
  }
  for (const line of page.querySelectorAll('[style*="mso-element:footnote-list"] > hr')) line.remove();
};

/** Quotes are paragraphs with a class. */
const quotes = (page: Document): void => {
  for (const paragraph of page.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const quote = page.createElement('blockquote');
    paragraph.before(quote);
    quote.append(paragraph);
  }
};

/** Word: conditional comments, custom elements, lists made of paragraphs, titles as classes. */
export const cleanWord = (page: Document): void => {
  dropComments(page);
  noteMarks(page);
  for (const element of page.querySelectorAll(NOT_OF_THE_TEXT)) element.remove();
  for (const element of [...page.querySelectorAll('*')])
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  listsByLevel(page.querySelectorAll('p, h1, h2, h3'), toEntry);
  styleAsElements(page);
  quotes(page);
  retag(page, 'p.MsoTitle', 'h2');
};
