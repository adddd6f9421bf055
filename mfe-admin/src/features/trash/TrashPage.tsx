import type { TrashedItem } from '@atelier/contracts';
import { CONTENT_RESOURCES } from '@atelier/contracts/content/content-types';
import { TRASH_KEPT_DAYS } from '@atelier/contracts/content/trash-http';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { bringBack } from '../../history/contentTools.api';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { FilterSelect } from '../../resource-page/FilterSelect';
import { listStatus } from '../../resource-page/listStatus';
import { PageHeader } from '../../resource-page/PageHeader';
import { ResourceList } from '../../resource-page/ResourceList';
import { SearchField } from '../../resource-page/SearchField';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListState } from '../../resource-page/useListState';
import type { PageProps } from '../../routing/AdminRoute';
import { AccessDenied } from '../../session/AccessDenied';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import { TrashTable } from './TrashTable';
import { deleteForGood, TRASH_PER_PAGE, trashAddress } from './trash.api';
import { isFiltering, TRASH_DEFAULTS } from './trashState';
import { getKindChoices } from './trashWords';

const LOAD_FAILED = 'Failed to load the trash';
const NOTHING: readonly TrashedItem[] = [];

function Trash({ title }: PageProps) {
  const { api, toasts } = usePlatform();
  const admin = useAdmin();
  const confirm = useConfirm();
  const [state, change] = useListState(TRASH_DEFAULTS);
  const list = useAnswer(trashAddress(state), { keepPreviousData: true });
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  const items = failure === undefined ? list.data?.data : NOTHING;
  const total = failure === undefined ? (list.data?.total ?? 0) : 0;

  const doing = async (work: () => Promise<string>, failed: string) => {
    try {
      toasts.show(await work(), 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    await list.mutate();
  };
  const restore = (item: TrashedItem) =>
    doing(async () => (await bringBack(api, item.kind, item)).message, `Failed to restore ${item.title}`);
  const remove = async (item: TrashedItem) => {
    const text = `Are you sure you want to delete ${item.title} for good? Its history is deleted too. This action cannot be undone.`;
    if (!(await confirm({ title: 'Delete for good', text, isDangerous: true }))) return;
    await doing(async () => {
      await deleteForGood(api, item);
      return 'Deleted for good';
    }, `Failed to delete ${item.title}`);
  };

  return (
    <>
      <PageHeader title={title} subtitle={`Restore anything deleted in the last ${TRASH_KEPT_DAYS} days.`} />
      <ResourceList
        filters={
          <>
            <SearchField
              placeholder="Search the trash..."
              value={state.search}
              onChange={(search) => change({ search })}
            />
            <FilterSelect
              label="Kind"
              value={state.kind}
              choices={getKindChoices(admin)}
              onChange={(kind) => change({ kind })}
            />
          </>
        }
        status={listStatus(failure, items)}
        skeleton={<SkeletonCard rows={5} />}
        failure={failure ?? ''}
        onRetry={() => void list.mutate()}
        empty={
          isFiltering(state)
            ? { title: 'Nothing found', hint: 'Try adjusting your search or filters' }
            : { title: 'The trash is empty', hint: 'Deleted items stay here for 30 days' }
        }
        pagination={{
          page: Number(state.page),
          size: TRASH_PER_PAGE,
          total,
          onChange: (page, _size, replace) => change({ page: String(page) }, replace),
        }}
      >
        <TrashTable items={items ?? NOTHING} onBringBack={restore} onDelete={(item) => void remove(item)} />
      </ResourceList>
    </>
  );
}

/** Deleted items of the kinds that the user can delete, until they are permanently removed. */
export function TrashPage(props: PageProps) {
  const admin = useAdmin();
  const mayDeleteAny = CONTENT_RESOURCES.some((resource) => mayDo(admin, resource, 'delete'));
  return mayDeleteAny ? (
    <Trash {...props} />
  ) : (
    <AccessDenied requirement={{ resource: 'content', action: 'delete' }} because="rights" />
  );
}
