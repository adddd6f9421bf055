import { setTimeout as pause } from 'node:timers/promises';
import { eachKind, type SearchQuery } from '@atelier/contracts';
import type { EntryRecord } from '../../entries/entry.js';
import { ATTEMPTS, type Attempt, heaviestWord, SPELLING_ATTEMPTS, soughtWords } from '../matching.js';
import { type EntrySource, type Found, type Hit, SearchIndex } from '../search-index.js';
import {
  aliasAnswer,
  anyAnswer,
  bulkAnswer,
  checkAnswer,
  type EngineHits,
  mappingAnswer,
  searchAnswer,
  versionsAnswer,
} from './engine-answers.js';
import { type EngineClient, EngineFailure } from './engine-client.js';
import { FIELDS, getIndexBody, LAYOUT, toDocument } from './engine-document.js';
import { getCheckBody, getSearchBody, getSought, isMatch } from './engine-query.js';

/** For a whole search, however many calls it takes. */
const SEARCH_WITHIN_MS = 2000;
const BATCH_SIZE = 500;
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000;
const CONFLICT = 409;
/** The likely spellings of a word are taken from the best entries that have them. */
const SPELLING_HITS = 20;

async function* inBatches(entries: AsyncIterable<EntryRecord>): AsyncIterable<EntryRecord[]> {
  let batch: EntryRecord[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

interface Outcome {
  found: EngineHits;
  hits: Hit[];
}

const getTotal = ({ aggregations }: EngineHits): number =>
  aggregations.kinds.buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);

const NOTHING_FOUND: Found = { hits: [], total: 0, counts: eachKind(() => 0), suggestion: undefined };

/**
 * An index in OpenSearch that all processes share. Each of them writes every change with the version of its entry, so that the
 * first write of a version counts and others change nothing; none has to be in charge.
 */
export class EngineIndex extends SearchIndex {
  override readonly isShared = true;
  override readonly entriesInMemory = 0;
  /** Searches and changes use this name; the index behind it has the time of its creation, too. */
  private readonly alias: string;

  constructor(
    private readonly engine: EngineClient,
    name: string,
  ) {
    super();
    this.alias = `${name}-${LAYOUT}`;
  }

  override async rebuild(source: EntrySource): Promise<void> {
    const origin = await source.origin();
    if ((await this.findOrigin()) !== origin) await this.replace(source, origin);
    else await this.update(source);
  }

  override keep(entries: readonly EntryRecord[]): Promise<void> {
    return this.write(`${this.alias}/_bulk?require_alias=true&refresh=true`, entries);
  }

  override async search({ q, ...page }: SearchQuery): Promise<Found> {
    const words = soughtWords(q);
    if (words.length === 0) return NOTHING_FOUND;
    const signal = AbortSignal.timeout(SEARCH_WITHIN_MS);
    const outcome = await this.firstFound(words, ATTEMPTS, page, signal);
    if (outcome === undefined) return NOTHING_FOUND;
    const counts = eachKind(() => 0);
    for (const { key, doc_count } of outcome.found.aggregations.kinds.buckets) counts[key] = doc_count;
    return {
      hits: outcome.hits,
      total: page.type === undefined ? getTotal(outcome.found) : counts[page.type],
      counts,
      suggestion: await this.findSuggestion(words, outcome.found, signal),
    };
  }

  override async isIntact(): Promise<boolean> {
    return (await this.findOrigin(AbortSignal.timeout(SEARCH_WITHIN_MS))) !== undefined;
  }

  /** The collection that the index was built from; undefined if there is no index. */
  private async findOrigin(signal?: AbortSignal): Promise<string | undefined> {
    const path = `/${this.alias}/_mapping`;
    const found = await this.engine.find(mappingAnswer, { method: 'GET', path, signal });
    return Object.values(found ?? {})[0]?.mappings._meta?.entries;
  }

  /** Writes what changed while no process followed. */
  private async update(source: EntrySource): Promise<void> {
    for await (const batch of inBatches(source.all())) {
      const versions = await this.findVersions(batch);
      await this.keep(batch.filter(({ key, version }) => versions.get(key) !== version));
    }
  }

  /** Fills an index beside the one in use, and takes it into use when it is complete. */
  private async replace(source: EntrySource, origin: string): Promise<void> {
    await this.deleteLeftovers();
    const index = `${this.alias}-${Date.now()}`;
    await this.engine.call(anyAnswer, { method: 'PUT', path: `/${index}`, body: getIndexBody({ entries: origin }) });
    try {
      for await (const batch of inBatches(source.all())) await this.write(`${index}/_bulk`, batch);
      await this.engine.call(anyAnswer, { method: 'POST', path: `/${index}/_refresh` });
      await this.use(index);
    } catch (error) {
      await this.delete([index]).catch(() => undefined);
      throw error;
    }
  }

  private async use(index: string): Promise<void> {
    const { alias } = this;
    const before = Object.keys(
      (await this.engine.find(aliasAnswer, { method: 'GET', path: `/_alias/${alias}` })) ?? {},
    );
    const actions = [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }];
    await this.engine.call(anyAnswer, { method: 'POST', path: '/_aliases', body: { actions } });
    if (before.length === 0) return;
    // Searches that have begun still read the old one.
    await pause(SEARCH_WITHIN_MS);
    await this.delete(before);
  }

  /** A process that was killed leaves the index behind that it was filling. A younger one may still be filled. */
  private async deleteLeftovers(): Promise<void> {
    const found = await this.engine.call(aliasAnswer, { method: 'GET', path: `/${this.alias}-*/_alias` });
    const isLeftover = (name: string) => Number(name.slice(this.alias.length + 1)) < Date.now() - LEFTOVER_AFTER_MS;
    const unused = Object.entries(found).filter(([, { aliases }]) => Object.keys(aliases).length === 0);
    await this.delete(unused.map(([name]) => name).filter(isLeftover));
  }

  private async delete(indexes: readonly string[]): Promise<void> {
    if (indexes.length === 0) return;
    const path = `/${indexes.join(',')}?ignore_unavailable=true`;
    await this.engine.call(anyAnswer, { method: 'DELETE', path });
  }

  private async findVersions(entries: readonly EntryRecord[]): Promise<Map<string, number>> {
    const values = entries.map(({ key }) => key);
    const body = { query: { ids: { values } }, size: values.length, _source: false, version: true };
    const { hits } = await this.engine.call(versionsAnswer, {
      method: 'POST',
      path: `/${this.alias}/_search`,
      body,
    });
    return new Map(hits.hits.map(({ _id, _version }) => [_id, _version]));
  }

  /** An entry that the index has in this version or a later one stays as it is. */
  private async write(path: string, entries: readonly EntryRecord[]): Promise<void> {
    if (entries.length === 0) return;
    const body = entries.flatMap((entry) => [
      { index: { _id: entry.key, version: entry.version, version_type: 'external' } },
      toDocument(entry),
    ]);
    const { items } = await this.engine.call(bulkAnswer, { method: 'POST', path: `/${path}`, body });
    for (const { index } of items)
      if (index.error !== undefined && index.status !== CONFLICT)
        throw new EngineFailure(index.status, index.error.type);
  }

  private async firstFound(
    words: readonly string[],
    attempts: readonly Attempt[],
    page: Omit<SearchQuery, 'q'>,
    signal: AbortSignal,
    hasPrefix = true,
  ): Promise<Outcome | undefined> {
    for (const attempt of attempts) {
      const sought = getSought(words, attempt, hasPrefix);
      const body = getSearchBody(sought, attempt.needsAllWords, page);
      const found = await this.engine.call(searchAnswer, { ...this.searching, body, signal });
      if (getTotal(found) > 0) return { found, hits: this.getHits(found, (word) => isMatch(sought, word)) };
    }
    return undefined;
  }

  private getHits({ hits: { hits } }: EngineHits, isSought: (word: string) => boolean): Hit[] {
    const known = new Map<string, boolean>();
    const isKnown = (word: string) => {
      const is = known.get(word) ?? isSought(word);
      known.set(word, is);
      return is;
    };
    return hits.map(({ _id, _score, _source }) => ({
      key: _id,
      score: _score,
      words: [...new Set(FIELDS.flatMap((field) => _source[field].split(' ')))].filter(isKnown),
    }));
  }

  private async findSuggestion(
    words: readonly string[],
    { aggregations: { written } }: EngineHits,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const isKnown = (word: string) => (written.buckets[word]?.doc_count ?? 0) > 0;
    const last = words.length - 1;
    const spelled = await Promise.all(
      words.map((word, index) => (isKnown(word) ? word : this.spelling(word, index === last, signal))),
    );
    if (spelled.join(' ') === words.join(' ')) return undefined;
    const { hits } = await this.engine.call(checkAnswer, { ...this.searching, body: getCheckBody(spelled), signal });
    return hits.total.value > 0 ? spelled.join(' ') : undefined;
  }

  /** The known word with the most weight among the likely spellings of this one. */
  private async spelling(word: string, isLast: boolean, signal: AbortSignal): Promise<string> {
    const page = { page: 1, limit: SPELLING_HITS };
    const outcome = await this.firstFound([word], SPELLING_ATTEMPTS, page, signal, isLast);
    return heaviestWord(word, outcome?.hits ?? []);
  }

  /** The same searches go to the same copy of the index, so that pages follow one another. */
  private get searching() {
    return { method: 'POST', path: `/${this.alias}/_search?preference=pages` } as const;
  }
}
