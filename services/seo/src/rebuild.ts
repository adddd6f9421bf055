import { CONTENT_EVENT_TYPES } from '@atelier/contracts';
import { type RebuildOptions, rebuildState } from '@atelier/service-kit';
import {
  REVISION,
  type RevisionFields,
  RevisionsRepository,
  revisionSchema,
} from './documents/revisions.repository.js';
import { pageOfEvent } from './pages/page.js';
import { pageSchema } from './pages/page.schema.js';
import { PagesRepository } from './pages/pages.repository.js';
import { seoService } from './seo.js';

const CARD_SHOWS = ['version', 'path', 'isVisible', 'title', 'category', 'author', 'image'];
const isCardCurrent = { $and: CARD_SHOWS.map((name) => ({ $eq: [`$${name}`, `$$new.${name}`] })) };

/** Builds the pages that search engines are told of again from the events of content, then has sitemap and feeds written. */
export const rebuild = (env: NodeJS.ProcessEnv, options: RebuildOptions) =>
  rebuildState(
    seoService,
    env,
    {
      schema: pageSchema,
      types: CONTENT_EVENT_TYPES,
      version: 'version',
      // Cards of pages that are as they were are not painted again.
      takeOver: {
        cardPath: '$$new.cardPath',
        cardContent: '$$new.cardContent',
        cardDesign: { $cond: [isCardCurrent, '$$new.cardDesign', 0] },
      },
      follow: (copy) => {
        const pages = new PagesRepository(copy);
        return async (event) => void (await pages.keepNewer(pageOfEvent(event)));
      },
      onReplaced: async (connection) => {
        await new RevisionsRepository(connection.model<RevisionFields>(REVISION, revisionSchema)).demand();
      },
    },
    options,
  );
