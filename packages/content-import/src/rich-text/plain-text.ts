import { DomUtils, parseHtml } from './dom.js';

const BLOCK_END = /<(?:\/(?:p|h\d|li|blockquote|figcaption|td|th|pre|summary)|br|hr)\b[^<>]*>/gi;

/** The text of HTML without its markup, on one line. */
export const toPlainText = (html: string): string =>
  DomUtils.textContent([...parseHtml(html.replaceAll(BLOCK_END, '$& '))])
    .replaceAll(/\s+/g, ' ')
    .trim();

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** At most `length` characters, cut between words. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), length / 2))
    .replace(HALF_CHARACTER, '')
    .trimEnd()}…`;
};
