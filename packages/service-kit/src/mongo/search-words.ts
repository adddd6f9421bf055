const MAX_WORDS = 200;
const MIN_WORD_LENGTH = 1;

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a text in order, ignoring case and accents. */
export const getWords = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH);

/** The searchable words of an item, ignoring case and accents. Kept in an indexed array with the item. */
export const getSearchWords = (...texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => getWords(text ?? '')))].slice(0, MAX_WORDS);

/** The text as a pattern that matches it literally. MongoDB refuses patterns with a null character. */
export const toPattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');

/** One anchored pattern per search word: each must be a prefix of a word of the item, so that an index can serve it. */
export const searchPrefixes = (search: string): RegExp[] =>
  getWords(search).map((word) => new RegExp(`^${toPattern(word)}`));
