import { getWords, InvalidInput } from '@atelier/service-kit';
import type { CleanHtml } from '@atelier/service-kit/rich-text/rich-text';
import type { ItemRecord } from './item.js';

/** Returns the fields that were sent, without absent ones. */
export const given = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const SORTED_LENGTH = 100;

/** A text as a sort key, ignoring case and accents. */
export const sortable = (text: string): string => getWords(text).join(' ').slice(0, SORTED_LENGTH);

const LATEST_DATE_MS = 8_640_000_000_000_000;

/** The place that staff chose as a sort key; items at the same place follow by date. */
export const orderKey = (place: number, date: Date, first: 'oldest' | 'latest'): string => {
  const ms = first === 'oldest' ? date.getTime() + LATEST_DATE_MS : LATEST_DATE_MS - date.getTime();
  return `${String(place).padStart(6, '0')} ${String(ms).padStart(17, '0')}`;
};

const TEXT_LENGTH = 4000;

/** They stand within a line, and may have punctuation right behind them. */
const INLINE = /<\/?(?:a|abbr|code|em|mark|s|span|strong|sub|sup|time|u)(?:\s[^<>]*)?>/g;
const BLOCK_END = /<\/(?:p|li|h[1-6]|pre|blockquote|figcaption|t[dh])>/g;

/** Converts texts and HTML to plain words for search: one line per field and block, long ones cut. */
export const plainText = (...texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .join('\n')
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim()
    .slice(0, TEXT_LENGTH);

/** Requires rich text that is not empty after disallowed markup is removed. */
export const requiredRichText = (html: CleanHtml): string => {
  const content = html.trim();
  if (content === '') throw new InvalidInput([{ field: 'content', message: 'Content is required' }]);
  return content;
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The fields that staff see on every item in addition to its own. */
export const staffPart = ({ updatedBy, publishAt, unpublishAt, isEdited, createdById }: ItemRecord) => ({
  updated_by: updatedBy,
  publish_at: iso(publishAt),
  unpublish_at: iso(unpublishAt),
  ...(isEdited ? { edited: true } : {}),
  created_by_id: createdById,
});
