import type { SitePageSummary } from '@atelier/contracts';
import { Button, Skeleton } from '#antd';
import { PlusOutlined } from '#icons';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { useContentTools } from '../../history/useContentTools';
import { FilterSelect } from '../../resource-page/FilterSelect';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { pageOf } from '../../resource-page/pageOf';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { SearchField } from '../../resource-page/SearchField';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import type { PageProps } from '../../routing/AdminRoute';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { EditSitePage } from './EditSitePage';
import { SitePageDialog } from './SitePageDialog';
import styles from './SitePages.module.css';
import { SitePagesTable } from './SitePagesTable';
import { sitePageAsContent } from './sitePageAsContent';
import { isFiltering, SITE_PAGE_LIST_DEFAULTS } from './sitePageListState';
import { sitePageMenuOf } from './sitePageMenu';
import { SITE_PAGES_PER_PAGE } from './sitePages.api';
import { useSitePageActions } from './useSitePageActions';
import { useSitePages } from './useSitePages';

const LIST_PATH = '/admin/settings/pages';
const NOTHING: readonly SitePageSummary[] = [];
const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];

/** Pages of the site whose text staff write: careers, privacy, terms and what else is needed. */
export function SitePagesPage({ subPath }: PageProps) {
  const [state, change] = useListState(SITE_PAGE_LIST_DEFAULTS);
  const { pages, total, failure, refresh } = useSitePages(state);
  const actions = useSitePageActions(refresh);
  const tools = useContentTools(CONTENT_SORTS.pages, sitePageAsContent, refresh);
  const rights = { mayWrite: useMay('settings', 'write'), mayDelete: useMay('settings', 'delete') };
  const at = useListPath(LIST_PATH, subPath, rights.mayWrite);
  const editPathOf = ({ id }: SitePageSummary) => `${LIST_PATH}/${id}/edit`;
  const actionsOf = sitePageMenuOf({
    ...rights,
    onEdit: at.edit,
    onDelete: actions.remove,
    moreOf: tools.actionsOf,
  });

  return (
    <>
      <ResourceSection
        title="Pages"
        hint="Careers, legal texts and whatever else stands at an address of its own."
        action={
          <PermittedButton
            type="primary"
            icon={<PlusOutlined />}
            missing={rights.mayWrite ? undefined : missingPermission('settings', 'write')}
            onClick={at.add}
          >
            New Page
          </PermittedButton>
        }
        filters={
          <>
            <SearchField placeholder="Search pages" value={state.search} onChange={(search) => change({ search })} />
            <FilterSelect
              label="Status"
              value={state.status}
              choices={STATUSES}
              onChange={(status) => change({ status })}
            />
          </>
        }
        status={listStatus(failure, pages)}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton active paragraph={{ rows: 5 }} />
          </div>
        }
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={{
          title: 'No pages found',
          hint: isFiltering(state) ? 'Try adjusting your search or filters' : 'Write the first one',
          ...(isFiltering(state)
            ? { action: <Button onClick={() => change(SITE_PAGE_LIST_DEFAULTS)}>Clear filters</Button> }
            : {}),
        }}
        pagination={pageOf(state.page, SITE_PAGES_PER_PAGE, total, change)}
      >
        <SitePagesTable
          pages={pages ?? NOTHING}
          editPathOf={rights.mayWrite ? editPathOf : undefined}
          actionsOf={actionsOf}
        />
      </ResourceSection>
      {at.edited === 'new' && (
        <SitePageDialog
          page={undefined}
          onClose={at.close}
          onSave={async (draft) => (await actions.create(draft)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditSitePage id={at.edited} onClose={at.close} onSave={actions.update} />
      )}
      {tools.dialogs}
    </>
  );
}
