import type { PageDraft, SitePageSummary } from '@atelier/contracts';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import { usePlatform } from '../../platform/usePlatform';
import { type ItemWords, useItemActions } from '../../resource-page/useItemActions';
import { createSitePage, deleteSitePage, updateSitePage } from './sitePages.api';

const WORDS: ItemWords = {
  created: 'Page created successfully',
  updated: 'Page updated successfully',
  deleted: 'Page deleted successfully',
  confirmDelete: 'Are you sure you want to delete this page? Its address answers no more.',
  saveFailed: 'Failed to save page',
  deleteFailed: 'Failed to delete page',
};

/** What staff do with one page of the site; each says how it went. */
export const useSitePageActions = (refresh: () => Promise<unknown>) => {
  const { api } = usePlatform();
  return useItemActions<SitePageSummary, PageDraft>({
    words: WORDS,
    nameOf: ({ title }) => title,
    create: (draft) => createSitePage(api, draft),
    update: (page, draft) => updateSitePage(api, page, draft),
    remove: (page) => deleteSitePage(api, page),
    compare: {
      mine: (draft) => draft,
      theirs: async ({ id }) => ({ ...(await api.call('GET /pages/{id}', { params: { id } })).page }),
    },
    restore: (item) => bringBack(api, CONTENT_SORTS.pages.kind, item),
    refresh,
  });
};
