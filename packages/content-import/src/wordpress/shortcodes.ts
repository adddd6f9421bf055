import { markup } from '@atelier/markup';
import { findEntry } from '../find-entry.js';

export interface Attachment {
  address: string;
  alt: string;
  caption: string;
}

interface Shortcode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string;
}

interface ShortcodeContext {
  attachments: ReadonlyMap<string, Attachment>;
  /** IDs of the pictures that were uploaded for this item. */
  own: readonly string[];
  note(text: string): void;
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

const getAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  );

const picture = ({ address, alt, caption }: Attachment): string => {
  const image = markup`<img src="${address}" alt="${alt}">`;
  return String(caption === '' ? image : markup`<figure>${image}<figcaption>${caption}</figcaption></figure>`);
};

const writeCaption = ({ attributes, content }: Shortcode): string => {
  const [, image = '', below = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
  const caption = attributes.caption ?? below.trim();
  return image === '' ? content : `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
};

const writeGallery = ({ attributes }: Shortcode, { attachments, own, note }: ShortcodeContext): string => {
  const ids = attributes.ids?.split(',').map((id) => id.trim()) ?? own;
  const found = ids.map((id) => attachments.get(id)).filter((one) => one !== undefined);
  if (found.length === 0) note('A gallery without pictures in this file was left out');
  return found.length === 0 ? '' : `<div class="wp-block-gallery">${found.map(picture).join('')}</div>`;
};

const writeEmbed = ({ attributes, content }: Shortcode): string => {
  const address = (attributes.src ?? content).trim();
  return String(markup`<figure class="wp-block-embed"><a href="${address}">${address}</a></figure>`);
};

const writePlayer = (code: Shortcode): string => {
  const { src, mp4, mp3, url } = code.attributes;
  return String(markup`<video src="${src ?? mp4 ?? mp3 ?? url ?? code.content.trim()}"></video>`);
};

/** Shortcodes that WordPress itself brings. */
const KNOWN: Readonly<Record<string, (code: Shortcode, around: ShortcodeContext) => string>> = {
  caption: writeCaption,
  wp_caption: writeCaption,
  gallery: writeGallery,
  embed: writeEmbed,
  youtube: writeEmbed,
  vimeo: writeEmbed,
  audio: writePlayer,
  video: writePlayer,
};

/** A code of a plug-in looks like one: attributes, or an end. Words in brackets are text. */
const CODE = /\[(\/?)([a-z][\w-]{1,60})((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'[\]]+))*)\s*(\/?)\]/gi;

interface Found extends Omit<Shortcode, 'content'> {
  isEnd: boolean;
  start: number;
  end: number;
}

const findCodes = (html: string): Found[] =>
  [...html.matchAll(CODE)].map(({ 0: whole, 1: slash, 2: name = '', 3: rest = '', index }) => ({
    isEnd: slash === '/',
    name: name.toLowerCase(),
    attributes: getAttributes(rest),
    start: index,
    end: index + whole.length,
  }));

const noteOnce = (name: string, noted: Set<string>, { note }: ShortcodeContext): void => {
  if (noted.has(name)) return;
  noted.add(name);
  note(`The shortcode [${name}] was left out; what it enclosed is kept`);
};

/** Codes that are replaced: WordPress’s own, and those of plug-ins; a word in brackets is none. */
const getCodes = (html: string): Found[] => {
  const found = findCodes(html);
  const ended = new Set(found.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  return found.filter(
    ({ name, attributes }) =>
      ended.has(name) || Object.keys(attributes).length > 0 || findEntry(KNOWN, name) !== undefined,
  );
};

/** Replaces WordPress’s own shortcodes by HTML. Codes of plug-ins are left out, but not the text between them. */
export const withoutShortcodes = (html: string, around: ShortcodeContext): string => {
  const codes = getCodes(html);
  const noted = new Set<string>();
  const parts: string[] = [];
  let place = 0;
  for (const [index, { name, attributes, isEnd, start, end }] of codes.entries()) {
    if (start < place) continue;
    parts.push(html.slice(place, start));
    place = end;
    const write = findEntry(KNOWN, name);
    if (write === undefined) noteOnce(name, noted, around);
    if (write === undefined || isEnd) continue;
    const next = codes[index + 1];
    const isPair = next?.isEnd === true && next.name === name;
    parts.push(write({ name, attributes, content: isPair ? html.slice(end, next.start) : '' }, around));
    if (isPair) place = next.end;
  }
  return parts.join('') + html.slice(place);
};
