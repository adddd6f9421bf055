import { CONTENT_KINDS } from '@atelier/contracts';
import * as z from 'zod';

/** Of an answer, only what is used. */
const words = z.string();

export const anyAnswer = z.unknown();

export const searchAnswer = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.string(),
        _score: z.number(),
        _source: z.object({ title: words, keywords: words, category: words, summary: words, text: words }),
      }),
    ),
  }),
  aggregations: z.object({
    kinds: z.object({ buckets: z.array(z.object({ key: z.enum(CONTENT_KINDS), doc_count: z.number() })) }),
    written: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }),
  }),
});
export type EngineHits = z.output<typeof searchAnswer>;

export const checkAnswer = z.object({ hits: z.object({ total: z.object({ value: z.number() }) }) });

export const versionsAnswer = z.object({
  hits: z.object({ hits: z.array(z.object({ _id: z.string(), _version: z.number() })) }),
});

export const bulkAnswer = z.object({
  items: z.array(
    z.object({
      index: z.object({ status: z.number(), error: z.object({ type: z.string() }).optional() }),
    }),
  ),
});

/** By the name of the index. */
export const mappingAnswer = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.object({ entries: z.string() }).optional() }) }),
);

export const aliasAnswer = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));
