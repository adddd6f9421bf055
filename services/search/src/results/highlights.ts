import type { SearchSegment } from '@atelier/contracts';
import { getParts, getTerms } from '../ranking/terms.js';

interface Span {
  start: number;
  end: number;
}

/** Combining accents belong to the word. */
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu;
const EXCERPT_LENGTH = 160;
/** Maximum length of an excerpt before the first match. */
const LEAD_LENGTH = 60;
const ELLIPSIS = '…';
const SEPARATOR = ' · ';

const joined = (spans: readonly Span[]): Span[] => {
  const apart: Span[] = [];
  for (const { start, end } of spans) {
    const last = apart.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else apart.push({ start, end });
  }
  return apart;
};

/** Positions of the terms of a text that are in this set, as spelled by `getTerms`. */
const matchesIn = (text: string, terms: ReadonlySet<string>): Span[] => {
  const parts = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    getParts(word).map((part) => ({ text: part.text, start: index + part.start })),
  );
  const matching = parts.filter((part) => getTerms(part.text).some((term) => terms.has(term)));
  return joined(matching.map((part) => ({ start: part.start, end: part.start + part.text.length })));
};

const getSegments = (text: string, matches: readonly Span[]): SearchSegment[] => {
  const segments = matches.flatMap(({ start, end }, index) => [
    { text: text.slice(matches[index - 1]?.end ?? 0, start), match: false },
    { text: text.slice(start, end), match: true },
  ]);
  const rest = { text: text.slice(matches.at(-1)?.end ?? 0), match: false };
  return [...segments, rest].filter((segment) => segment.text !== '');
};

/** Splits the whole text into matches and the parts between them. */
export const highlighted = (text: string, words: ReadonlySet<string>): SearchSegment[] =>
  getSegments(text, matchesIn(text, words));

const isSecondHalf = (text: string, index: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(index));

const findExcerptStart = (text: string, match: Span): number => {
  if (match.start <= LEAD_LENGTH) return 0;
  const space = text.indexOf(' ', match.start - LEAD_LENGTH);
  return space === -1 || space >= match.start ? match.start : space + 1;
};

const endAfter = (text: string, start: number, match: Span): number => {
  const furthest = start + EXCERPT_LENGTH;
  if (furthest >= text.length) return text.length;
  const space = text.lastIndexOf(' ', furthest);
  if (space >= match.end) return space;
  return isSecondHalf(text, furthest) ? furthest - 1 : furthest;
};

/** Puts a text on one line. Lines without a final period, such as titles and list items, are separated by a dot. */
const inOneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/(?<![.!?:…,;]["”’)]?|\s)\s*\n\s*/g, SEPARATOR)
    .replaceAll(/\s+/g, ' ');

/** The surroundings of the first match, cut between words; empty if nothing matches. */
export const excerpted = (text: string, words: ReadonlySet<string>): SearchSegment[] => {
  const plain = inOneLine(text);
  const first = matchesIn(plain, words)[0];
  if (first === undefined) return [];
  const start = findExcerptStart(plain, first);
  const end = endAfter(plain, start, first);
  const excerpt = plain.slice(start, end);
  const before = start === 0 ? '' : ELLIPSIS;
  const after = end === plain.length ? '' : ELLIPSIS;
  return highlighted(`${before}${excerpt}${after}`, words);
};
