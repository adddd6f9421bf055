import { getWords } from './search-words.js';

/** Words are compared up to this length; longer words are cut. */
const LONGEST_TOKEN = 16;
const MAX_TOKENS = 2000;

const getBeginnings = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, LONGEST_TOKEN) }, (_none, index) => word.slice(0, index + 1));

/**
 * All prefixes of the words of an item, kept in an indexed array with it. A search is then an equality match, and an index of
 * token and sort key returns it in order, without sorting.
 */
export const getSearchTokens = (...texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => getWords(text ?? '')).flatMap(getBeginnings))].slice(0, MAX_TOKENS);

/**
 * The words of long texts as they are, after the tokens of the short ones: a text has five times as many beginnings as words,
 * and each would be an entry in every index.
 */
export const withWholeWords = (
  tokens: readonly string[],
  ...texts: readonly (string | null | undefined)[]
): string[] => {
  const words = texts.flatMap((text) => getWords(text ?? '')).map((word) => word.slice(0, LONGEST_TOKEN));
  return [...new Set([...tokens, ...words])].slice(0, MAX_TOKENS);
};

/**
 * The tokens that an item must have to match a search, longest first because it is the most selective. A search of signs alone is
 * a token that no item has, so it finds nothing; a blank one has no tokens.
 */
export const toQueryTokens = (search: string): string[] => {
  const words = getWords(search).map((word) => word.slice(0, LONGEST_TOKEN));
  const sought = words.length === 0 ? [search.trim()].filter(Boolean) : words;
  return [...new Set(sought)].sort((a, b) => b.length - a.length);
};
