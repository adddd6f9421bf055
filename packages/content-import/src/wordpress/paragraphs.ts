import { embedAt } from '@atelier/contracts/content/rich-text-rules';

const BLOCK_NAMES =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video';
const BLOCK_START = new RegExp(`^\\s*</?(?:${BLOCK_NAMES})\\b`, 'i');
/** Elements whose blank lines mean nothing, or everything. */
const WHOLE = /<(pre|script|style|table|ul|ol|figure|blockquote|div|form|iframe|details)\b/gi;
const ADDRESS_LINE = /^\s*(https?:\/\/\S+)\s*$/;

const isWrittenInBlocks = (html: string): boolean => /<!--\s*wp:/.test(html);

const toParagraph = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const [, address = ''] = ADDRESS_LINE.exec(trimmed) ?? [];
  if (embedAt(address.replaceAll('&amp;', '&')) !== undefined)
    return `<figure class="wp-block-embed"><a href="${address}">${address}</a></figure>`;
  if (BLOCK_START.test(trimmed)) return trimmed;
  return `<p>${trimmed.replaceAll(/\r?\n/g, '<br>')}</p>`;
};

/** From the start of each such element to its first end. Looks no further for ends that are not there, so the time stays linear. */
const findWholes = (html: string): { start: number; end: number }[] => {
  const text = html.toLowerCase();
  const open = new Set<string>();
  const wholes: { start: number; end: number }[] = [];
  let place = 0;
  for (const { 1: name = '', index } of text.matchAll(WHOLE)) {
    if (index < place || open.has(name)) continue;
    const closing = `</${name}>`;
    const at = text.indexOf(closing, index);
    if (at === -1) open.add(name);
    else {
      place = at + closing.length;
      wholes.push({ start: index, end: place });
    }
  }
  return wholes;
};

/** WordPress’s older editor stores blank lines instead of paragraphs, and shows paragraphs. */
export const withParagraphs = (html: string): string => {
  if (isWrittenInBlocks(html)) return html;
  const parts: string[] = [];
  let place = 0;
  const addText = (text: string) =>
    parts.push(
      ...text
        .replaceAll('\r\n', '\n')
        .split(/\n(?:[ \t]*\n)+/)
        .map(toParagraph),
    );
  for (const { start, end } of findWholes(html)) {
    addText(html.slice(place, start));
    parts.push(html.slice(start, end));
    place = end;
  }
  addText(html.slice(place));
  return parts.filter((part) => part !== '').join('\n');
};
