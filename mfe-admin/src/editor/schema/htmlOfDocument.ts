import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { enforceRules } from './enforceRules';
import { tidyPictures } from './tidyPictures';
import { tidyTables } from './tidyTables';

/** A single paragraph in a list entry or cell is redundant. */
const unwrapParagraphs = (root: ParentNode): void => {
  for (const paragraph of root.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    const followers = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (followers.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      paragraph.replaceWith(...paragraph.childNodes);
  }
};

/** Blocks are immutable, so each block's HTML is computed once. */
const known = new WeakMap<Node, string>();

const htmlOfBlock = (block: Node): string => {
  // A separate document, so that pictures are not fetched again.
  const page = window.document.implementation.createHTMLDocument('');
  const root = page.createElement('div');
  root.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: page }));
  tidyTables(root);
  tidyPictures(root);
  unwrapParagraphs(root);
  enforceRules(root);
  return root.innerHTML.replaceAll('&nbsp;', '\u00a0');
};

const storedBlock = (block: Node): string => {
  const html = known.get(block) ?? htmlOfBlock(block);
  known.set(block, html);
  return html;
};

/** The empty line below the last block. */
const isEmptyLine = (block: Node | undefined): boolean => block?.type.name === 'paragraph' && block.content.size === 0;

/** The document as stored HTML, within the rich-text rules; an empty string if nothing is written. */
export const htmlOfDocument = (document: Node): string => {
  const blocks = [...document.children];
  if (isEmptyLine(blocks.at(-1))) blocks.pop();
  return blocks.map(storedBlock).join('');
};
