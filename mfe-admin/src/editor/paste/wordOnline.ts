import { styleAsElements } from './asElements';
import { type Entry, listsByLevel } from './listsByLevel';

const LEVEL = 'data-aria-level';

export const isWordOnline = (page: Document): boolean =>
  page.querySelector(`li[${LEVEL}], .TextRun, [data-ccp-props]`) !== null;

const toEntry = (block: Element): Entry | undefined => {
  const level = Number(block.getAttribute(LEVEL));
  if (!level) return undefined;
  const tag = block.hasAttribute('data-numbered') ? 'ol' : 'ul';
  return { level, tag, list: block.getAttribute('data-listid') ?? '' };
};

/** Word in the browser: every entry is a separate list with its level in an attribute; paragraphs end in a space. */
export const cleanWordOnline = (page: Document): void => {
  for (const end of page.querySelectorAll('.EOP, .LineBreakBlob')) end.remove();
  for (const item of page.querySelectorAll(`li[${LEVEL}]`)) {
    if (item.parentElement?.localName === 'ol') item.setAttribute('data-numbered', '');
    (item.closest('.ListContainerWrapper') ?? item.parentElement ?? item).before(item);
  }
  for (const empty of [...page.querySelectorAll('.ListContainerWrapper, ul, ol')].reverse())
    if (empty.childElementCount === 0) empty.remove();
  listsByLevel(page.querySelectorAll(`li[${LEVEL}]`), toEntry);
  styleAsElements(page);
};
