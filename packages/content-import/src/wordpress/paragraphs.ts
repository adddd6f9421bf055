import { embedAt } from '@atelier/contracts/content/rich-text-rules';

const BLOCK_NAMES =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video';
const BLOCK_START = new RegExp(`^\\s*</?(?:${BLOCK_NAMES})\\b`, 'i');
/** Elements whose blank lines mean nothing, or everything. */
const WHOLE = /<(pre|script|style|table|ul|ol|figure|blockquote|div|form|iframe|details)\b[\s\S]*?<\/\1>/gi;
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

/** WordPress’s older editor stores blank lines instead of paragraphs, and shows paragraphs. */
export const withParagraphs = (html: string): string => {
  if (isWrittenInBlocks(html)) return html;
  const parts: string[] = [];
  let place = 0;
  const addText = (text: string) => parts.push(...text.split(/\r?\n\s*\r?\n/).map(toParagraph));
  for (const { 0: whole, index } of html.matchAll(WHOLE)) {
    addText(html.slice(place, index));
    parts.push(whole);
    place = index + whole.length;
  }
  addText(html.slice(place));
  return parts.filter((part) => part !== '').join('\n');
};
