import type { SearchQuery } from '@atelier/contracts';
import { CONTENT_KINDS } from '@atelier/contracts';
import { type Attempt, BOOST, mayBePrefix } from '../matching.js';
import { FIELDS, MAX_RESULTS } from './engine-document.js';
import { isWithinEdits } from './is-within-edits.js';

type Query = Record<string, unknown>;

/** The engine corrects no more than this. */
const MAX_EDITS = 2;
/** A beginning counts less than the word itself, as in the index in memory. */
const PREFIX_WEIGHT = 0.375;
/** The engine takes 1,024 clauses; each similar word is one in each field. */
const MAX_SIMILAR = 50;
const MAX_SIMILAR_OF_ALL = 180;

const WEIGHTED_FIELDS = FIELDS.map((field) => `${field}^${BOOST[field]}`);

interface QueryWord {
  word: string;
  isPrefix: boolean;
  edits: number;
}

/** What an attempt looks for. */
export const getSought = (words: readonly string[], { edits }: Attempt, hasPrefix = true): QueryWord[] =>
  words.map((word, index) => ({
    word,
    isPrefix: hasPrefix && mayBePrefix(word, index, words),
    edits: Math.min(MAX_EDITS, edits(word)),
  }));

const asWritten = (word: string): Query => ({
  multi_match: { query: word, type: 'most_fields', fields: WEIGHTED_FIELDS },
});

const similar = (word: string, edits: number, count: number): Query => ({
  multi_match: {
    query: word,
    type: 'most_fields',
    fields: WEIGHTED_FIELDS,
    fuzziness: edits,
    fuzzy_transpositions: false,
    max_expansions: Math.min(MAX_SIMILAR, Math.floor(MAX_SIMILAR_OF_ALL / count)),
  },
});

const beginnings = (word: string): Query[] =>
  FIELDS.map((field) => ({ prefix: { [field]: { value: word, boost: BOOST[field] * PREFIX_WEIGHT } } }));

const getWordQuery = ({ word, isPrefix, edits }: QueryWord, count: number): Query => {
  const whole = edits > 0 ? similar(word, edits, count) : asWritten(word);
  return isPrefix ? { bool: { should: [whole, ...beginnings(word)] } } : whole;
};

const getQuery = (sought: readonly QueryWord[], needsAllWords: boolean): Query => {
  const queries = sought.map((word) => getWordQuery(word, sought.length));
  return { bool: needsAllWords ? { must: queries } : { should: queries, minimum_should_match: 1 } };
};

/** Score, then date, then key, as in memory. */
const SORT = ['_score', { publishedAt: { order: 'desc', missing: '_last' } }, { key: 'asc' }];

/** One page of hits; the counts are of all kinds, and of the hits that have each word as it was written. */
export const getSearchBody = (
  sought: readonly QueryWord[],
  needsAllWords: boolean,
  { type, page, limit }: Pick<SearchQuery, 'type' | 'page' | 'limit'>,
) => {
  const from = (page - 1) * limit;
  return {
    query: getQuery(sought, needsAllWords),
    ...(type === undefined ? {} : { post_filter: { term: { kind: type } } }),
    aggs: {
      kinds: { terms: { field: 'kind', size: CONTENT_KINDS.length } },
      written: { filters: { filters: Object.fromEntries(sought.map(({ word }) => [word, asWritten(word)])) } },
    },
    sort: SORT,
    track_total_hits: false,
    ...(from + limit > MAX_RESULTS ? { size: 0 } : { from, size: limit }),
  };
};

/** Whether any entry has all of these words as they are. */
export const getCheckBody = (words: readonly string[]) => ({
  query: { bool: { filter: words.map(asWritten) } },
  size: 0,
  track_total_hits: 1,
});

/** Whether a word of an entry is one that the attempt looked for. */
export const isMatch = (sought: readonly QueryWord[], word: string): boolean =>
  sought.some(
    ({ word: wanted, isPrefix, edits }) =>
      word === wanted || (isPrefix && word.startsWith(wanted)) || (edits > 0 && isWithinEdits(edits, wanted, word)),
  );
