import { CONTENT_EVENT_TYPES, getContentItem } from '@atelier/contracts';
import { type RebuildOptions, rebuildState } from '@atelier/service-kit';
import { EntriesRepository, entrySchema } from './entries/entries.repository.js';
import { EntriesService } from './entries/entries.service.js';
import { searchService } from './search.js';

/** Builds the entries of the search again from the events of content. Every process then reads them into its index. */
export const rebuild = (env: NodeJS.ProcessEnv, options: RebuildOptions) =>
  rebuildState(
    searchService,
    env,
    {
      schema: entrySchema,
      types: CONTENT_EVENT_TYPES,
      version: 'version',
      follow: (copy) => {
        const entries = new EntriesService(new EntriesRepository(copy));
        return (event) => entries.follow(getContentItem(event));
      },
    },
    options,
  );
