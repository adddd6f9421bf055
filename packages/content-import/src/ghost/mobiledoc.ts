import { markup } from '@atelier/markup';
import * as z from 'zod';
import { unknownCard, writeCard } from './cards.js';

const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])]);
const document = z.object({
  markups: z.array(z.tuple([z.string()]).rest(z.array(z.string()))).catch([]),
  atoms: z.array(z.array(z.unknown())).catch([]),
  cards: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
  sections: z.array(z.array(z.unknown())),
});
type Document = z.output<typeof document>;

const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10];
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u', 'del', 'mark']);
const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside']);

const writeOpening = ({ markups }: Document, index: number): string => {
  const [tag = 'span', attributes = []] = markups[index] ?? [];
  const at = attributes.indexOf('href');
  if (tag === 'a' && at !== -1) return String(markup`<a href="${attributes[at + 1] ?? ''}">`);
  return INLINE.has(tag) ? `<${tag}>` : '<span>';
};

const writeClosing = ({ markups }: Document, index: number | undefined): string => {
  const tag = markups[index ?? -1]?.[0] ?? 'span';
  return INLINE.has(tag) ? `</${tag}>` : '</span>';
};

const writeMarkers = (markers: unknown, mobiledoc: Document): string => {
  const open: number[] = [];
  return z
    .array(marker)
    .parse(markers)
    .map(([type, opening, closing, value]) => {
      open.push(...opening);
      const isAtom = type === 1;
      const text = isAtom ? '<br>' : String(markup`${String(value)}`);
      const ends = Array.from({ length: Math.min(closing, open.length) }, () => writeClosing(mobiledoc, open.pop()));
      return [...opening.map((index) => writeOpening(mobiledoc, index)), text, ...ends].join('');
    })
    .join('');
};

const writeList = (tag: unknown, items: unknown, mobiledoc: Document): string => {
  const name = tag === 'ol' ? 'ol' : 'ul';
  const written = z
    .array(z.unknown())
    .parse(items)
    .map((item) => `<li>${writeMarkers(item, mobiledoc)}</li>`);
  return `<${name}>${written.join('')}</${name}>`;
};

const writeSection = (section: readonly unknown[], mobiledoc: Document, note: (text: string) => void): string => {
  const [type, first, second] = section;
  if (type === TEXT) {
    const tag = typeof first === 'string' && BLOCKS.has(first) ? first : 'p';
    return `<${tag}>${writeMarkers(second, mobiledoc)}</${tag}>`;
  }
  if (type === PICTURE) return String(markup`<img src="${String(first)}" alt="">`);
  if (type === LIST) return writeList(first, second, mobiledoc);
  const [name = '', fields] = (type === CARD ? mobiledoc.cards[Number(first)] : undefined) ?? [];
  const written = writeCard(name, fields);
  if (written === undefined) note(unknownCard(name));
  return written ?? '';
};

/** HTML of a text in Ghost’s former format; undefined if it is not one. */
export const mobiledocToHtml = (json: string, note: (text: string) => void): string | undefined => {
  try {
    const mobiledoc = document.parse(JSON.parse(json));
    return mobiledoc.sections.map((section) => writeSection(section, mobiledoc, note)).join('\n');
  } catch {
    return undefined;
  }
};
