import { UNSPACED_LETTERS } from '@atelier/contracts';
import { getWords } from '@atelier/service-kit';

/** A part of a word, and where it starts. */
interface Part {
  text: string;
  start: number;
}

const UNSPACED = new RegExp(`[${UNSPACED_LETTERS}]`, 'u');
/** Marks, such as accents, belong to the letter before them. */
const RUNS = new RegExp(`(?:[${UNSPACED_LETTERS}]\\p{M}*)+|[^${UNSPACED_LETTERS}]+`, 'gu');
const PAIRS = /.\p{M}*(?=(.\p{M}*))/gsu;

const pairsIn = (run: string, start: number): Part[] => {
  const pairs = [...run.matchAll(PAIRS)].map(({ 0: one, 1: next, index }) => ({
    text: `${one}${next}`,
    start: start + index,
  }));
  return pairs.length === 0 ? [{ text: run, start }] : pairs;
};

/** What can be found of a word: all of it. Without spaces between words, each pair of letters, so that every word is found. */
export const getParts = (word: string): Part[] => {
  if (!UNSPACED.test(word)) return [{ text: word, start: 0 }];
  return [...word.matchAll(RUNS)].flatMap(({ 0: run, index }) =>
    UNSPACED.test(run) ? pairsIn(run, index) : [{ text: run, start: index }],
  );
};

/** The terms of a text in order, ignoring case and accents: those of an index, and those that are searched in it. */
export const getTerms = (text: string): string[] =>
  getWords(text).flatMap((word) => getParts(word).map((part) => part.text));
