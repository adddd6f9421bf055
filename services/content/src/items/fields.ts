import { InvalidInput, wordsOf } from '@atelier/service-kit';
import type { ItemRecord } from './item.js';
import type { CleanHtml } from './rich-text/rich-text.js';

/** The fields that were sent, without those that are absent. */
export const given = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const SORTED_LENGTH = 100;

/** A text as lists sort it: case and accents ignored. */
export const sortable = (text: string): string => wordsOf(text).join(' ').slice(0, SORTED_LENGTH);

const TEXT_LENGTH = 4000;

const BLOCK_END = /<\/(?:p|li|h[1-6]|pre|blockquote|figcaption|t[dh])>/g;

/** Texts and HTML as plain words, for search: one line for each field and block, the beginning where it is long. */
export const plainText = (...texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .join('\n')
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim()
    .slice(0, TEXT_LENGTH);

/** Rich text that must not be empty; of markup that is not allowed, nothing is left. */
export const requiredRichText = (html: CleanHtml): string => {
  const content = html.trim();
  if (content === '') throw new InvalidInput([{ field: 'content', message: 'Content is required' }]);
  return content;
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What staff are told of every item beside its fields. */
export const staffPart = ({ updatedBy, publishAt, unpublishAt, isEdited }: ItemRecord) => ({
  updated_by: updatedBy,
  publish_at: iso(publishAt),
  unpublish_at: iso(unpublishAt),
  ...(isEdited ? { edited: true } : {}),
});
