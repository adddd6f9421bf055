import { pathOfItem, type SearchQuery, type SearchResult } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { EntriesRepository } from '../entries/entries.repository.js';
import type { EntryRecord } from '../entries/entry.js';
import { type Hit, SearchIndex } from '../ranking/search-index.js';
import { excerpted, highlighted } from './highlights.js';

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

const getResult = (entry: EntryRecord, { score, words }: Hit): SearchResult => {
  const { kind, id, slug, title, summary, image, category, publishedAt } = entry;
  const matching = new Set(words);
  const excerpt = excerpted(entry.text, matching);
  return {
    type: kind,
    id,
    slug,
    path: pathOfItem(kind, slug),
    title,
    summary,
    image,
    category,
    publishedAt: publishedAt?.toISOString() ?? null,
    score: rounded(score),
    highlights: {
      title: highlighted(title, matching),
      summary: highlighted(summary, matching),
      // A match in the keywords alone shows the keyword.
      text: excerpt.length > 0 ? excerpt : excerpted([category, ...entry.keywords].join('\n'), matching),
    },
  };
};

@Injectable()
export class SearchService {
  constructor(
    private readonly index: SearchIndex,
    private readonly entries: EntriesRepository,
  ) {}

  async search(query: SearchQuery) {
    const { hits, ...found } = await this.index.search(query);
    return { ...found, results: await this.getResults(hits) };
  }

  /** Leaves out entries that are no longer public in the database, even if the index does not know it yet. */
  private async getResults(hits: readonly Hit[]): Promise<SearchResult[]> {
    const entries = await this.entries.findPublic(hits.map(({ key }) => key));
    return hits.flatMap((hit) => {
      const entry = entries.get(hit.key);
      return entry === undefined ? [] : [getResult(entry, hit)];
    });
  }
}
