import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@atelier/contracts/content/rich-text-rules';
import { type MarkupPart, markup, trusted } from '@atelier/markup';
import { findEntry } from '../find-entry.js';
import { writeCard } from './cards.js';
import { type ChildNode, type Element, ElementType, isElement, parseHtml } from './dom.js';
import { writeEmbed } from './embeds.js';
import { writeFigure, writePicture } from './pictures.js';
import { findInside, named, type WriteInside, type Writing } from './writing.js';

/** Deeper markup is dropped here, and refused by the server. */
const DEEPEST = 40;

const TAGS = new Set<string>(RICH_TEXT_TAGS);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = RICH_TEXT_ATTRIBUTES;
const VOID = new Set(['br', 'hr']);

const RENAMED: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', cite: 'em', strike: 's', del: 's', ins: 'u', tt: 'code', kbd: 'code' },
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', dl: 'ul', dt: 'li', dd: 'li', aside: 'blockquote' },
};

/** Dropped with what they hold. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  ...{ form: 'A form', object: 'A plug-in', embed: 'A plug-in', canvas: 'A drawing', svg: 'A drawing' },
  ...{ script: 'A script', style: 'A style sheet', template: 'A template', math: 'A formula' },
};
const SILENT = new Set(['head', 'title', 'noscript', 'button', 'input', 'select', 'textarea', 'label']);

const BLOCKS = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'figure', 'blockquote', 'pre', 'ul', 'ol', 'dl'],
  ...['table', 'details', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'form', 'iframe', 'aside', 'center', 'img'],
]);
const CONTAINERS = new Set(['div', 'section', 'article', 'header', 'footer', 'main', 'center']);

const DYNAMIC_BLOCK = /^\s*wp:([\w/-]+)(?:\s[\s\S]*)?\/\s*$/;
const EMPTY_BLOCKS = new Set(['more', 'nextpage', 'spacer']);

const noteComment = (text: string, writing: Writing): void => {
  const block = DYNAMIC_BLOCK.exec(text)?.[1];
  if (block !== undefined && !EMPTY_BLOCKS.has(block)) writing.note(`The WordPress block “${block}” was left out`);
  if (text.trim() === 'members-only') writing.note('The line between public and paid text was removed');
};

const isBlock = (node: ChildNode): boolean => isElement(node) && BLOCKS.has(node.name);

const writeAttributes = (name: string, element: Element, writing: Writing): MarkupPart[] =>
  Object.entries(element.attribs).flatMap(([attribute, value]) => {
    if (!ATTRIBUTES[name]?.includes(attribute)) return [];
    const written = attribute === 'href' ? writing.findLink(value) : value;
    return [trusted(` ${attribute}="`), written, trusted('"')];
  });

const writeTable = (figure: Element, table: Element, inside: WriteInside): string => {
  const caption = findInside(figure, named('figcaption'));
  const below = caption === undefined ? '' : inside(caption.children).trim();
  return inside([table]) + (below === '' ? '' : `<p><em>${below}</em></p>`);
};

const writeOtherFigure = (figure: Element, writing: Writing, inside: WriteInside): string => {
  const [table, quote] = [findInside(figure, named('table')), findInside(figure, named('blockquote'))];
  if (table !== undefined) return writeTable(figure, table, inside);
  if (quote !== undefined) return inside([quote]);
  if (findInside(figure, named('pre')) !== undefined) return `<figure>${inside(figure.children)}</figure>`;
  return findInside(figure, named('img')) === undefined
    ? inside(figure.children)
    : writeFigure(figure, writing, inside);
};

/** A link around a picture opens the large version of it, which the site shows anyway. */
const writeAnchor = (element: Element, writing: Writing, inside: WriteInside): string => {
  const image = findInside(element, named('img'));
  if (image !== undefined) return inside(element.children);
  const text = inside(element.children);
  const attributes = writeAttributes('a', element, writing);
  return String(markup`<a${attributes}>${trusted(text)}</a>`);
};

const writeMedia = (element: Element, writing: Writing): string => {
  const source = element.attribs.src ?? findInside(element, named('source'))?.attribs.src ?? '';
  return writeEmbed(source, '', writing);
};

/** Elements with a form of their own; undefined for others. */
const writeSpecial = (element: Element, writing: Writing, inside: WriteInside): string | undefined => {
  const { name } = element;
  if (name === 'img') return writePicture(element, writing);
  if (name === 'a') return writeAnchor(element, writing, inside);
  if (name === 'figure') return writeOtherFigure(element, writing, inside);
  if (name === 'iframe' || name === 'video' || name === 'audio') return writeMedia(element, writing);
  if (CONTAINERS.has(name) && !element.children.some(isBlock)) {
    const text = inside(element.children).trim();
    return text === '' ? '' : `<p>${text}</p>`;
  }
  return undefined;
};

const writeElement = (element: Element, writing: Writing, inside: WriteInside): string => {
  if (SILENT.has(element.name)) return '';
  const leftOut = findEntry(LEFT_OUT, element.name);
  if (leftOut !== undefined) {
    writing.note(`${leftOut} was left out`);
    return '';
  }
  const special = writeCard(element, writing, inside) ?? writeSpecial(element, writing, inside);
  if (special !== undefined) return special;
  const name = findEntry(RENAMED, element.name) ?? element.name;
  if (!TAGS.has(name)) return inside(element.children);
  const opening = markup`<${trusted(name)}${writeAttributes(name, element, writing)}>`;
  return VOID.has(name) ? String(opening) : `${opening}${inside(element.children)}</${name}>`;
};

const writeNodes = (nodes: readonly ChildNode[], writing: Writing, depth: number): string =>
  nodes
    .map((node) => {
      if (node.type === ElementType.Text) return String(markup`${node.data}`);
      if (node.type === ElementType.Comment) {
        noteComment(node.data, writing);
        return '';
      }
      if (!isElement(node)) return '';
      if (depth > DEEPEST) {
        writing.note('Markup that is nested too deeply was left out');
        return '';
      }
      return writeElement(node, writing, (inner) => writeNodes(inner, writing, depth + 1));
    })
    .join('');

/** What comments and dropped blocks leave behind. */
const GAP = />\s+</g;
const closeGap = (gap: string): string => (gap.split('\n').length > 2 ? '>\n<' : gap);
const EMPTY_PARAGRAPH = /<p>(?:\s|<br>)*<\/p>/g;

/** Writes HTML of another program as the product’s rich text. The server cleans it all the same. */
export const toRichText = (html: string, writing: Writing): string =>
  writeNodes(parseHtml(html), writing, 0).replaceAll(EMPTY_PARAGRAPH, '').replaceAll(GAP, closeGap).trim();
