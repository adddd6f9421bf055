import type { Service, ServiceStats } from '@atelier/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#antd';
import { PlusOutlined } from '#icons';
import { useCsvTools } from '../../csv-import/useCsvTools';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { useContentTools } from '../../history/useContentTools';
import { PageLoading } from '../../layout/PageLoading';
import { usePlatform } from '../../platform/usePlatform';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import { CARD_VIEWS } from '../../resource-page/cardViews';
import { ItemCards, ItemCardsSkeleton } from '../../resource-page/ItemCards';
import { listStatus } from '../../resource-page/listStatus';
import { PageMenu } from '../../resource-page/PageMenu';
import { pageOf } from '../../resource-page/pageOf';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import type { Stat } from '../../resource-page/StatCards';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import type { PageProps } from '../../routing/AdminRoute';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { EditService } from './EditService';
import { ServiceCard } from './ServiceCard';
import { ServiceDetails } from './ServiceDetails';
import { ServiceEditor } from './ServiceEditor';
import { ServiceFilters } from './ServiceFilters';
import { serviceAsContent } from './serviceAsContent';
import { SERVICE_NOUN, serviceBulkEntries } from './serviceBulk';
import { SERVICE_CSV } from './serviceCsv';
import { isFiltering, SERVICE_LIST_DEFAULTS, type ServiceListState } from './serviceListState';
import { createService, readServices, SERVICES_PER_PAGE } from './services.api';
import { useServiceActions } from './useServiceActions';
import { useServices } from './useServices';

const ArrangeServices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "arrange-services" */ './arrange/ArrangeServices')).ArrangeServices,
}));

const NOTHING: readonly Service[] = [];
const LIST_PATH = '/admin/services';

const statsOf = (stats: ServiceStats['data'] | undefined, chosen: string, choose: (status: string) => void): Stat[] => [
  { label: 'Total Services', value: stats?.total, isSelected: chosen === 'all', onSelect: () => choose('all') },
  { label: 'Active', value: stats?.active, isSelected: chosen === 'active', onSelect: () => choose('active') },
  { label: 'Categories', value: stats?.categories },
  { label: 'With Features', value: stats?.withFeatures },
];

const emptyOf = (state: ServiceListState, mayWrite: boolean, add: () => void) => {
  if (isFiltering(state)) return { title: 'No services found', hint: 'Try adjusting your search or filters' };
  return {
    title: 'No services found',
    hint: 'Get started by adding your first service',
    ...(mayWrite ? { action: <Button onClick={add}>Add Your First Service</Button> } : {}),
  };
};

/** What the studio offers: find a service, describe it, put it in front of visitors. */
export function ServicesPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [state, change] = useListState(SERVICE_LIST_DEFAULTS);
  const list = useServices(state);
  const { refresh, failure } = list;
  const services = list.services ?? NOTHING;
  const selection = useSelection(services);
  const actions = useServiceActions(refresh);
  const tools = useContentTools(CONTENT_SORTS.services, serviceAsContent, refresh);
  const bulk = useBulkAction<Service>(SERVICE_NOUN, async () => {
    selection.clear();
    await refresh();
  });
  const [viewed, setViewed] = useState<Service>();
  const rights = { mayWrite: useMay('services', 'write'), mayDelete: useMay('services', 'delete') };
  const at = useListPath(LIST_PATH, subPath, rights.mayWrite);
  const csv = useCsvTools(SERVICE_CSV, at, {
    create: (draft) => createService(api, { draft, picture: null }),
    readAll: () => readServices(api, state),
    refresh,
  });
  const arrange = {
    label: 'Arrange',
    missing: rights.mayWrite ? undefined : missingPermission('services', 'write'),
    run: () => at.open('arrange'),
  };
  if (subPath === 'arrange' && rights.mayWrite) {
    const backToList = () => {
      void refresh();
      at.close();
    };
    return (
      <Suspense fallback={<PageLoading />}>
        <ArrangeServices onClose={at.close} onSaved={backToList} />
      </Suspense>
    );
  }

  return (
    <>
      <ResourcePage
        title="Services Manager"
        subtitle="Describe what the studio offers, and choose what visitors see"
        actions={
          <>
            <BulkMenu
              selected={selection.selected}
              entries={serviceBulkEntries(api, rights)}
              isRunning={bulk.isRunning}
              onRun={bulk.run}
            />
            <PageMenu actions={[arrange, ...csv.actions]} />
            {rights.mayWrite && (
              <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={at.add}>
                Add Service
              </Button>
            )}
          </>
        }
        stats={statsOf(list.stats, state.status, (status) => change({ status }))}
        filters={<ServiceFilters state={state} onChange={change} />}
        viewsOf="services"
        selectionBar={
          <SelectionBar selection={selection} count={`${services.length} of ${list.total} services`}>
            <ViewToggle value={state.view} views={CARD_VIEWS} onChange={(view) => change({ view, page: state.page })} />
          </SelectionBar>
        }
        status={listStatus(failure, list.services)}
        skeleton={<ItemCardsSkeleton view={state.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={emptyOf(state, rights.mayWrite, at.add)}
        pagination={pageOf(state.page, SERVICES_PER_PAGE, list.total, change)}
      >
        <ItemCards view={state.view}>
          {services.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              isSelected={selection.has(service.id)}
              onToggle={selection.toggle}
              onEdit={at.edit}
              onView={setViewed}
              onDelete={actions.remove}
              more={tools.actionsOf(service)}
            />
          ))}
        </ItemCards>
      </ResourcePage>
      {at.edited === 'new' && (
        <ServiceEditor
          service={undefined}
          onClose={at.close}
          onSave={async (submission) => (await actions.create(submission)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditService id={at.edited} onClose={at.close} onSave={actions.update} />
      )}
      <ServiceDetails service={viewed} onClose={() => setViewed(undefined)} />
      {tools.dialogs}
      {csv.dialog}
      <BulkReport report={bulk.report} nameOf={({ name }) => name} onClose={bulk.closeReport} />
    </>
  );
}
