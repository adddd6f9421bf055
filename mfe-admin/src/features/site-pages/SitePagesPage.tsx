import type { PageDraft, QueryOfCall, SitePage, SitePageSummary } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { Button, Skeleton } from '#antd';
import { PlusOutlined } from '#icons';
import type { ContentType } from '../../content-manager/ContentType';
import type { ContentBulk } from '../../content-manager/contentBulk';
import { useContent } from '../../content-manager/useContent';
import { useContentBulk } from '../../content-manager/useContentBulk';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { PublishReceiptNotice } from '../../history/PublishReceiptNotice';
import { ALL } from '../../resource-page/FilterSelect';
import { getPage } from '../../resource-page/getPage';
import { ListFilters } from '../../resource-page/ListFilters';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { RESTORABLE } from '../../resource-page/restorable';
import { SelectionBar } from '../../resource-page/SelectionBar';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { withVersion } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { SitePageDialog } from './SitePageDialog';
import styles from './SitePages.module.css';
import { SitePagesTable } from './SitePagesTable';
import { formOfSitePage, sitePageForm } from './sitePageForm';
import { getSitePageMenu } from './sitePageMenu';

const NOUN = { one: 'page', many: 'pages' };
const DEFAULTS = { page: '1', search: '', status: 'all' };
const STATUSES = [ALL, { value: 'published', label: 'Published' }, { value: 'draft', label: 'Draft' }];

const PAGES: ContentType<SitePageSummary, SitePage, PageDraft, typeof DEFAULTS> &
  ContentBulk<SitePageSummary, PageDraft> = {
  sort: CONTENT_SORTS.pages,
  path: '/admin/settings/pages',
  editTitle: 'Edit Page',
  getName: ({ title }) => title,
  words: {
    created: 'Page created successfully',
    updated: 'Page updated successfully',
    deleted: 'Page deleted successfully',
    confirmDelete: `Are you sure you want to delete this page? Its address will stop working. ${RESTORABLE}`,
    saveFailed: 'Failed to save page',
    deleteFailed: 'Failed to delete page',
    loadFailed: 'Failed to load pages',
  },
  defaults: DEFAULTS,
  pageSize: 20,
  rows: 'pages',
  list: ({ search, status }, page) =>
    getAddress('GET /pages', {
      query: { ...page, status: status as QueryOfCall<'GET /pages'>['status'], search: search || undefined },
    }),
  read: async (api, id, options) => (await api.call('GET /pages/{id}', { params: { id }, ...options })).page,
  getDraft: (page) => sitePageForm.safeParse(formOfSitePage(page)).data,
  create: (api, { draft }) => api.call('POST /pages', { body: draft }),
  update: (api, { id, version }, { draft }) =>
    api.call('PUT /pages/{id}', { params: { id }, body: draft, headers: withVersion(version) }),
  bulk: [
    { title: 'Publish Selected', verb: 'publish', done: 'published', change: () => ({ status: 'published' }) },
    { title: 'Unpublish Selected', verb: 'unpublish', done: 'unpublished', change: () => ({ status: 'draft' }) },
  ],
  changesAtOnce: true,
  Editor: SitePageDialog,
};

/** Pages with text that staff write: accessibility, careers, privacy, terms, and others. */
export function SitePagesPage({ subPath }: PageProps) {
  const [state, change] = useListState(DEFAULTS);
  const content = useContent(PAGES, subPath, { state, size: PAGES.pageSize });
  const { list, missing, getMissing, getEditPath, at, actions, getMoreActions, dialogs, receipt } = content;
  const { rows, total, failure, refresh } = list;
  const { selection, ...bulk } = useContentBulk(PAGES, NOUN, { state, list, missing });
  const status = listStatus(failure, rows);
  const isNarrowed = isFiltering(state, DEFAULTS);

  return (
    <>
      <PublishReceiptNotice {...receipt} />
      <ResourceSection
        title="Pages"
        hint="Careers, legal pages and other standalone pages."
        action={
          <PermittedButton type="primary" icon={<PlusOutlined />} missing={missing.write} onClick={at.add}>
            New Page
          </PermittedButton>
        }
        filters={
          <ListFilters
            placeholder="Search pages"
            filters={[{ name: 'status', label: 'Status', choices: STATUSES }]}
            state={state}
            onChange={change}
          />
        }
        notice={
          <>
            {status === 'ready' && (
              <SelectionBar selection={selection} shown={`${rows?.length} of ${total} pages`}>
                {bulk.menu}
              </SelectionBar>
            )}
            {bulk.progress}
          </>
        }
        status={status}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton active paragraph={{ rows: 5 }} />
          </div>
        }
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={{
          title: 'No pages found',
          hint: isNarrowed ? 'Try adjusting your search or filters' : 'Write the first one',
          ...(isNarrowed ? { action: <Button onClick={() => change(DEFAULTS)}>Clear filters</Button> } : {}),
        }}
        pagination={getPage(state.page, PAGES.pageSize, total, change)}
      >
        <SitePagesTable
          pages={rows ?? []}
          selection={selection}
          getEditPath={getEditPath}
          getActions={getSitePageMenu({
            getMissing,
            onEdit: at.edit,
            onDelete: actions.remove,
            getMore: getMoreActions,
          })}
        />
      </ResourceSection>
      {dialogs}
      {bulk.report}
    </>
  );
}
