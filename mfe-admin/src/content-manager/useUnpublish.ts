import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { type ContentRow, isLive } from '../history/ContentItem';
import { usePlatform } from '../platform/usePlatform';
import { type Question, useConfirm } from '../resource-page/ConfirmProvider';
import type { RowAction } from '../resource-page/RowMenu';
import { useVersionedWrite } from '../resource-page/useVersionedWrite';
import type { ContentListState, ContentType } from './ContentType';

export const UNPUBLISH: Question = {
  title: 'Unpublish',
  text: 'Are you sure you want to take this off the site? Visitors will no longer see it. You can publish it again at any time.',
  isDangerous: true,
};

/** Unpublishes an item after a confirmation. */
export const useUnpublish = <
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
>(
  { sort, getName, update }: ContentType<Item, Loaded, Draft, State>,
  missing: string | undefined,
  refresh: () => Promise<unknown>,
) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const { field, hidden } = sort.visibility;
  const draft = { [field]: hidden } as Partial<Draft>;

  /** True if visitors can no longer see it. */
  const unpublish = async (item: Item): Promise<boolean> => {
    if (!(await confirm(UNPUBLISH))) return false;
    try {
      const { is } = await write({
        name: getName(item),
        anyway: 'Unpublish anyway',
        onReload: 'Reload to see the newer version in the list.',
        version: item.version,
        call: (version) => update(api, { id: item.id, version }, { draft }),
      });
      if (is === 'done') toasts.show(`${getName(item)} is no longer on the site`, 'success');
      await refresh();
      return is === 'done';
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to unpublish'), 'error');
      return false;
    }
  };
  /** The menu entry; none for items that are not live. */
  const getActions = (item: Item): readonly RowAction[] =>
    isLive(sort, item) ? [{ label: 'Unpublish', missing, run: () => void unpublish(item) }] : [];
  return { unpublish, getActions };
};
