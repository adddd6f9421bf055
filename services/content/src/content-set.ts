import type { CONTENT_SCHEMAS, ContentKind } from '@atelier/contracts';
import type * as z from 'zod';

/** Content as stored in a file; absent kinds are not touched. */
export type ContentSet = {
  [Kind in ContentKind as `${Kind}s`]?: readonly z.output<(typeof CONTENT_SCHEMAS)[Kind]['input']>[];
};
