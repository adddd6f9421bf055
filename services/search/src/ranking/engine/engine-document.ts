import type { EntryRecord } from '../../entries/entry.js';
import { BOOST, type RankedField } from '../matching.js';
import { getTerms } from '../terms.js';

export const FIELDS = Object.keys(BOOST) as readonly RankedField[];

/** Changes of this need another number: processes of the previous version keep their own index. */
export const LAYOUT = 'v2';

/** Where the name of the entries' collection is kept in an index. */
interface IndexOrigin {
  entries: string;
}

/** The body that creates an index. Words are folded and divided here, so that both kinds of index have the same ones. */
export const getIndexBody = (origin: IndexOrigin) => ({
  settings: {
    // One shard: all scores then come from the same counts of words. A cluster of several nodes keeps a copy.
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    max_result_window: MAX_RESULTS,
    analysis: { analyzer: { default: { type: 'whitespace' } } },
  },
  mappings: {
    dynamic: 'strict',
    _meta: origin,
    properties: {
      key: { type: 'keyword' },
      kind: { type: 'keyword' },
      publishedAt: { type: 'date' },
      ...Object.fromEntries(FIELDS.map((field) => [field, { type: 'text', index_options: 'freqs' }])),
    },
  },
});

/** Pages beyond this many results are empty. */
export const MAX_RESULTS = 1_000_000;

const spaced = (text: string): string => getTerms(text).join(' ');

/**
 * The words of a public entry; nothing of one that is not. The document of the latter stays, because its version keeps a late write
 * from bringing the entry back.
 */
export const toDocument = ({ isPublic, ...entry }: EntryRecord) =>
  isPublic
    ? {
        key: entry.key,
        kind: entry.kind,
        publishedAt: entry.publishedAt,
        title: spaced(entry.title),
        keywords: spaced(entry.keywords.join(' ')),
        category: spaced(entry.category),
        summary: spaced(entry.summary),
        text: spaced(entry.text),
      }
    : {};
