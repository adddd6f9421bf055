import { getTerms } from './terms.js';

/** More words would take longer and find less. */
const MAX_WORDS = 10;
const MIN_PREFIX_LENGTH = 2;

/** A short word with one different letter is another word: cost, coast, most. */
const MIN_MISTYPED_LENGTH = 5;
const A_FIFTH = 0.2;
const MAX_EDITS = 6;

/** How much a match in each field counts. */
export const BOOST = { title: 6, keywords: 4, category: 3, summary: 2, text: 1 };
export type RankedField = keyof typeof BOOST;

export const getQueryWords = (search: string): string[] => [...new Set(getTerms(search))].slice(0, MAX_WORDS);

/** The last word may be incomplete. */
export const mayBePrefix = (word: string, index: number, words: readonly string[]): boolean =>
  index === words.length - 1 && word.length >= MIN_PREFIX_LENGTH;

/** How many letters of a word may be missing, too many, or wrong. */
type Edits = (word: string) => number;

/** Numbers and short words must match exactly. */
const isCorrected = (word: string): boolean => word.length >= MIN_MISTYPED_LENGTH && !/\p{N}/u.test(word);

const none: Edits = () => 0;
const usual: Edits = (word) => (isCorrected(word) ? Math.min(MAX_EDITS, Math.round(word.length * A_FIFTH)) : 0);
// Two swapped letters are two edits.
const swapped: Edits = (word) => (isCorrected(word) ? 2 : 0);

export interface Attempt {
  edits: Edits;
  needsAllWords: boolean;
}

/** From strict to lenient: the first one with results wins. */
export const ATTEMPTS: readonly Attempt[] = [
  { edits: none, needsAllWords: true },
  { edits: usual, needsAllWords: true },
  { edits: swapped, needsAllWords: true },
  { edits: none, needsAllWords: false },
  { edits: usual, needsAllWords: false },
];

/** How the likely spellings of a single word are looked for. */
export const SPELLING_ATTEMPTS: readonly Attempt[] = [usual, swapped].map((edits) => ({ edits, needsAllWords: true }));

/** The word with the most weight among hits; the word itself if there are none. */
export const findBestWord = (word: string, hits: readonly { words: readonly string[]; score: number }[]): string => {
  const weights = new Map<string, number>();
  for (const { words, score } of hits) for (const found of words) weights.set(found, (weights.get(found) ?? 0) + score);
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0] ?? word;
};
