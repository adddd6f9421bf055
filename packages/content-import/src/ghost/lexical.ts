import { markup, trusted } from '@atelier/markup';
import * as z from 'zod';
import { findEntry } from '../find-entry.js';
import { unknownCard, writeCard } from './cards.js';

const DEEPEST = 40;

const base = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  format: z.unknown().optional(),
  tag: z.string().optional(),
  url: z.string().optional(),
  listType: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});
type Node = z.output<typeof base>;

/** Bits of a text’s format. */
const MARKS: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

const inTag = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`;

const writeText = ({ text = '', format }: Node): string => {
  const bits = typeof format === 'number' ? format : 0;
  return MARKS.filter(([bit]) => (bits & bit) !== 0).reduce(
    (inside, [, tag]) => inTag(tag, inside),
    String(markup`${text}`),
  );
};

type WriteInside = (node: Node) => string;

const ELEMENTS: Readonly<Record<string, (node: Node, inside: WriteInside) => string>> = {
  root: (node, inside) => inside(node),
  paragraph: (node, inside) => inTag('p', inside(node)),
  heading: (node, inside) => inTag(/^h[1-6]$/.test(node.tag ?? '') ? (node.tag ?? 'h2') : 'h2', inside(node)),
  quote: (node, inside) => inTag('blockquote', inTag('p', inside(node))),
  aside: (node, inside) => inTag('blockquote', inTag('p', inside(node))),
  list: (node, inside) => inTag(node.listType === 'number' ? 'ol' : 'ul', inside(node)),
  listitem: (node, inside) => inTag('li', inside(node)),
  link: (node, inside) => String(markup`<a href="${node.url ?? ''}">${trusted(inside(node))}</a>`),
  autolink: (node, inside) => String(markup`<a href="${node.url ?? ''}">${trusted(inside(node))}</a>`),
  text: writeText,
  linebreak: () => '<br>',
  tab: () => ' ',
};

const getElementName = (type: string): string => type.replace(/^extended-/, '');

const writeNode = (value: unknown, note: (text: string) => void, depth: number): string => {
  const parsed = base.safeParse(value);
  if (!parsed.success || depth > DEEPEST) return '';
  const node = parsed.data;
  const inside = ({ children = [] }: Node) => children.map((child) => writeNode(child, note, depth + 1)).join('');
  const written = findEntry(ELEMENTS, getElementName(node.type))?.(node, inside) ?? writeCard(node.type, node);
  if (written !== undefined) return written;
  note(unknownCard(node.type));
  return '';
};

const document = z.object({ root: z.unknown() });

/** HTML of a text in Ghost’s present format; undefined if it is not one. */
export const lexicalToHtml = (json: string, note: (text: string) => void): string | undefined => {
  try {
    return writeNode(document.parse(JSON.parse(json)).root, note, 0);
  } catch {
    return undefined;
  }
};
