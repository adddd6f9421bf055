import type { CONTENT_SCHEMAS, ContentKind } from '@atelier/contracts';
import type * as z from 'zod';

/** Content as a file carries it; what is absent is left alone. */
export type ContentSet = {
  [Kind in ContentKind as `${Kind}s`]?: readonly z.output<(typeof CONTENT_SCHEMAS)[Kind]['input']>[];
};
