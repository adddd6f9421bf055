import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { keepToRules } from './keepToRules';
import { tidyTables } from './tidyTables';

/** A paragraph alone in an entry or a cell says nothing more than its text. */
const unwrapParagraphs = (root: ParentNode): void => {
  for (const paragraph of root.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    const followers = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (followers.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      paragraph.replaceWith(...paragraph.childNodes);
  }
};

/** The line that stands ready below the last block. */
const dropEmptyEnd = (root: Element): void => {
  const last = root.lastElementChild;
  if (last?.localName === 'p' && last.childNodes.length === 0) last.remove();
};

/** What is written, as it is stored: within the rules of rich text, and nothing where nothing is written. */
export const htmlOfDocument = (document: Node): string => {
  // In a page of its own, so that pictures are not fetched once more.
  const page = window.document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  root.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content, { document: page }));
  tidyTables(root);
  unwrapParagraphs(root);
  dropEmptyEnd(root);
  keepToRules(root);
  return root.innerHTML.replaceAll('&nbsp;', '\u00a0');
};
