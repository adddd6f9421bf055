import type { PageDraft, QueryOfCall, SitePage } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { madeOn } from '../../resource-page/versions';
import type { SitePageListState } from './sitePageListState';

export const SITE_PAGES_PER_PAGE = 20;

/** The list that the state describes; it stands in the page's address, so that the server judges what its words mean. */
export const sitePageListAddress = ({ page, search, status }: SitePageListState) =>
  addressOf('GET /pages', {
    query: {
      page,
      limit: SITE_PAGES_PER_PAGE,
      status: status as QueryOfCall<'GET /pages'>['status'],
      search: search || undefined,
    },
  });

/** A page as it was loaded: a change is refused where somebody was faster. */
type Loaded = Pick<SitePage, 'id' | 'version'>;

export const createSitePage = (api: ApiClient, draft: PageDraft) => api.call('POST /pages', { body: draft });

export const updateSitePage = (api: ApiClient, { id, version }: Loaded, draft: PageDraft) =>
  api.call('PUT /pages/{id}', { params: { id }, body: draft, headers: madeOn(version) });

export const deleteSitePage = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /pages/{id}', { params: { id }, headers: madeOn(version) });
