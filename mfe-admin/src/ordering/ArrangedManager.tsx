import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { lazy, Suspense, useCallback } from 'react';
import { ContentManager } from '../content-manager/ContentManager';
import type { ManagedState } from '../content-manager/ContentType';
import type { ManagerDefinition } from '../content-manager/ManagerDefinition';
import type { ContentRow } from '../history/ContentItem';
import { PageLoading } from '../layout/PageLoading';
import { readAllPages } from '../platform/readAllPages';
import { usePlatform } from '../platform/usePlatform';
import { useListPath } from '../resource-page/useListPath';
import { useMissingRights } from '../session/useMissingRights';

const ArrangeItems = lazy(async () => ({
  default: (await import(/* webpackChunkName: "arrange" */ './ArrangeItems')).ArrangeItems,
}));

/** How the items of a manager are put in order. */
export interface Arrangement<Item> {
  title: string;
  subtitle: string;
  /** A line below the name. */
  getDetail: (item: Item) => string;
  save: (api: ApiClient, ids: string[]) => Promise<unknown>;
}

interface Props<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ManagedState,
  Figures,
> {
  manager: ManagerDefinition<Item, Loaded, Draft, State, Figures>;
  arrangement: Arrangement<Item>;
  subPath: string;
}

/** A manager whose items staff can also put in order. */
export function ArrangedManager<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ManagedState,
  Figures,
>({ manager, arrangement, subPath }: Props<Item, Loaded, Draft, State, Figures>) {
  const { api } = usePlatform();
  const { publish: missing } = useMissingRights(manager.sort.resource);
  const at = useListPath(manager.path, subPath, missing === undefined);
  const read = useCallback(async () => {
    const status = manager.table.columns.find(({ title }) => title === 'Status');
    const state = { ...manager.defaults, sort: 'order' };
    const items = await readAllPages((page, limit) => api.get(manager.list(state, { page, limit })));
    return items.map((item) => ({
      id: item.id,
      name: manager.getName(item),
      detail: arrangement.getDetail(item),
      status: status?.cell(item),
    }));
  }, [api, manager, arrangement]);
  if (subPath !== 'arrange' || missing !== undefined) {
    const menu = [{ label: 'Arrange', missing, run: () => at.open('arrange') }];
    return <ContentManager manager={manager} subPath={subPath} menu={menu} />;
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <ArrangeItems
        title={arrangement.title}
        subtitle={arrangement.subtitle}
        many={manager.noun.many}
        loadFailed={manager.words.loadFailed}
        read={read}
        save={(ids) => arrangement.save(api, ids)}
        onClose={at.close}
      />
    </Suspense>
  );
}
