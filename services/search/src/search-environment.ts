import { httpUrl, serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

const EXAMPLE = 'https://user:password@opensearch.example:9200';
const isHttp = (text: string) => /^https?:\/\/[^/]/i.test(text);

export const searchEnvironment = serviceEnvironment.extend({
  /** An OpenSearch server with its credentials; if absent, each process keeps an index in its memory. */
  SEARCH_ENGINE_URL: httpUrl(EXAMPLE).refine(isHttp, `must be an HTTP address, such as ${EXAMPLE}`).optional(),
  /** What the names of its indexes begin with; installations that share an engine need different ones. */
  SEARCH_ENGINE_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be lower-case letters, digits and underscores, such as atelier_search')
    .default('atelier_search'),
});
export type SearchEnvironment = z.output<typeof searchEnvironment>;
