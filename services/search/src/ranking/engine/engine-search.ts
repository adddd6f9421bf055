import { eachKind, type SearchQuery } from '@atelier/contracts';
import { ATTEMPTS, type Attempt, findBestWord, getQueryWords, SPELLING_ATTEMPTS } from '../matching.js';
import type { Found, Hit } from '../search-index.js';
import { checkAnswer, type EngineHits, searchAnswer } from './engine-answers.js';
import type { EngineClient } from './engine-client.js';
import { FIELDS } from './engine-document.js';
import { getCheckBody, getSearchBody, getSought, isMatch } from './engine-query.js';

/** The likely spellings of a word are taken from the best entries that have them. */
const SPELLING_HITS = 20;

interface Outcome {
  answer: EngineHits;
  hits: Hit[];
}

const NOTHING_FOUND: Found = { hits: [], total: 0, counts: eachKind(() => 0), suggestion: undefined };

const getCounts = ({ aggregations }: EngineHits): Found['counts'] => {
  const counts = eachKind(() => 0);
  for (const { key, doc_count } of aggregations.kinds.buckets) counts[key] = doc_count;
  return counts;
};

const getTotal = (counts: Found['counts']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The same words stand in many entries, and comparing letters takes long. */
const remembered = (decide: (word: string) => boolean) => {
  const decided = new Map<string, boolean>();
  return (word: string): boolean => {
    const is = decided.get(word) ?? decide(word);
    decided.set(word, is);
    return is;
  };
};

const getHits = ({ hits: { hits } }: EngineHits, isSought: (word: string) => boolean): Hit[] =>
  hits.map(({ _id, _score, _source }) => ({
    key: _id,
    score: _score,
    words: [...new Set(FIELDS.flatMap((field) => _source[field].split(' ')))].filter(isSought),
  }));

/** One search, which may take several calls; together they have as long as the signal gives them. */
export class EngineSearch {
  constructor(
    private readonly engine: EngineClient,
    private readonly alias: string,
    private readonly signal: AbortSignal,
  ) {}

  async find({ q, ...page }: SearchQuery): Promise<Found> {
    const words = getQueryWords(q);
    const outcome = words.length === 0 ? undefined : await this.firstFound(words, ATTEMPTS, page);
    if (outcome === undefined) return NOTHING_FOUND;
    const counts = getCounts(outcome.answer);
    return {
      hits: outcome.hits,
      total: page.type === undefined ? getTotal(counts) : counts[page.type],
      counts,
      suggestion: await this.findSuggestion(words, outcome.answer),
    };
  }

  private async firstFound(
    words: readonly string[],
    attempts: readonly Attempt[],
    page: Omit<SearchQuery, 'q'>,
    hasPrefix = true,
  ): Promise<Outcome | undefined> {
    for (const attempt of attempts) {
      const sought = getSought(words, attempt, hasPrefix);
      const body = getSearchBody(sought, attempt.needsAllWords, page);
      const answer = await this.engine.call(searchAnswer, { ...this.call, body });
      if (getTotal(getCounts(answer)) === 0) continue;
      const isSought = remembered((word) => isMatch(sought, word));
      return { answer, hits: getHits(answer, isSought) };
    }
    return undefined;
  }

  private async findSuggestion(words: readonly string[], { aggregations }: EngineHits): Promise<string | undefined> {
    const { buckets } = aggregations.written;
    const isKnown = (word: string) => (buckets[word]?.doc_count ?? 0) > 0;
    const last = words.length - 1;
    const spelled = await Promise.all(
      words.map((word, index) => (isKnown(word) ? word : this.spelling(word, index === last))),
    );
    if (spelled.join(' ') === words.join(' ')) return undefined;
    const { hits } = await this.engine.call(checkAnswer, { ...this.call, body: getCheckBody(spelled) });
    return hits.total.value > 0 ? spelled.join(' ') : undefined;
  }

  /** The known word with the most weight among the likely spellings of this one. */
  private async spelling(word: string, isLast: boolean): Promise<string> {
    const page = { page: 1, limit: SPELLING_HITS };
    const outcome = await this.firstFound([word], SPELLING_ATTEMPTS, page, isLast);
    return findBestWord(word, outcome?.hits ?? []);
  }

  /** The same searches go to the same copy of the index, so that pages follow one another. */
  private get call() {
    return { method: 'POST', path: `/${this.alias}/_search?preference=pages`, signal: this.signal } as const;
  }
}
