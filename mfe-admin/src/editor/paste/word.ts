import { styleAsElements } from './asElements';

export const isWord = (html: string): boolean =>
  html.includes('urn:schemas-microsoft-com:office') || /class="?Mso|mso-[a-z-]+:/i.test(html);

/** `mso-list:l0 level2 lfo1` is an entry of the second level of list `l0`. */
const LIST_STYLE = /mso-list:\s*(l\d+) level(\d+)/i;
const MARKER = /mso-list:\s*Ignore/i;
const NUMBER = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;

const dropComments = (page: Document): void => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
};

const markerOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(span.getAttribute('style') ?? ''));

interface Entry {
  level: number;
  tag: 'ol' | 'ul';
}

const entryOf = (paragraph: Element): Entry | undefined => {
  const [, , level] = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return undefined;
  const marker = markerOf(paragraph);
  const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  return { level: Number(level), tag };
};

/** Paragraphs that look like entries become entries: lists in lists by their level. */
const makeLists = (page: Document): void => {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of page.querySelectorAll('p')) {
    const entry = entryOf(paragraph);
    if (entry === undefined) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while ((open.at(-1)?.level ?? 0) > entry.level) open.pop();
    if (open.at(-1)?.level !== entry.level) {
      const list = page.createElement(entry.tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level: entry.level });
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
};

/** Word: conditional comments, elements of its own names, lists drawn by paragraphs, titles as classes. */
export const cleanWord = (page: Document): void => {
  dropComments(page);
  for (const element of page.querySelectorAll('xml, style, meta, link')) element.remove();
  for (const element of [...page.querySelectorAll('*')])
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  makeLists(page);
  styleAsElements(page);
  for (const title of page.querySelectorAll('p.MsoTitle')) {
    const heading = page.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
};
