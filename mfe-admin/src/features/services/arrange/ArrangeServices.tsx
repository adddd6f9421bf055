import type { Service } from '@atelier/contracts';
import { Alert, Button, Skeleton } from '#antd';
import { UNSAVED_CHANGES } from '../../../forms/unsavedChanges';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { LoadFailed } from '../../../layout/LoadFailed';
import { SortableList } from '../../../ordering/SortableList';
import { usePlatform } from '../../../platform/usePlatform';
import { useConfirm } from '../../../resource-page/ConfirmProvider';
import { PageHeader } from '../../../resource-page/PageHeader';
import { ActiveTag } from '../ActiveTag';
import { orderServices } from '../services.api';
import styles from './Arrange.module.css';
import { useAllServices } from './useAllServices';
import { useArrangement } from './useArrangement';

const TITLE = 'Arrange Services';
const SUBTITLE = 'The site shows them in this order, on the services page and on the home page';

interface Ways {
  onClose: () => void;
  onSaved: () => void;
}

const getState = (isSaving: boolean, isChanged: boolean): string => {
  if (isSaving) return 'Saving…';
  return isChanged ? 'Unsaved changes' : '';
};

function ServiceRow({ service, place }: { service: Service | undefined; place: number }) {
  if (service === undefined) return null;
  return (
    <div className={styles.row}>
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <span className={styles.service}>
        <strong>{service.name}</strong>
        <span>{service.category_display}</span>
      </span>
      <span className={styles.tag}>
        <ActiveTag isActive={service.is_active} />
      </span>
    </div>
  );
}

function Arrangement({
  services,
  reload,
  onClose,
  onSaved,
}: Ways & { services: readonly Service[]; reload: () => void }) {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const arrangement = useArrangement(services, (order) => orderServices(api, order));
  const { order, isChanged, isSaving, refused } = arrangement;
  useLeaveWarning(isChanged || isSaving);
  const cancel = async () => {
    if (!isChanged || (await confirm({ ...UNSAVED_CHANGES, text: 'Are you sure you want to discard the new order?' })))
      onClose();
  };
  const save = async () => {
    if (!(await arrangement.save())) return;
    toasts.show('Order of services saved', 'success');
    onSaved();
  };
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={SUBTITLE}
        actions={
          <>
            <span className={styles.state} role="status">
              {getState(isSaving, isChanged)}
            </span>
            <Button onClick={() => void cancel()}>Cancel</Button>
            <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={() => void save()}>
              Save Order
            </Button>
          </>
        }
      />
      {refused !== undefined && (
        <Alert
          className={styles.refused ?? ''}
          type="error"
          showIcon
          role="alert"
          title="The order wasn’t saved. The services keep their old order."
          description={refused.message}
          action={
            <span className={styles.ways}>
              <Button size="small" onClick={() => arrangement.takeUp(refused)}>
                Use my order again
              </Button>
              <Button size="small" onClick={reload}>
                Load the services again
              </Button>
            </span>
          }
        />
      )}
      <div className={styles.order}>
        <SortableList label="Services in order" rows={order} isFixed={isSaving} onMove={arrangement.move}>
          {(place) => <ServiceRow service={order[place]} place={place} />}
        </SortableList>
      </div>
    </>
  );
}

/** All services in the order that visitors see. */
export function ArrangeServices(ways: Ways) {
  const { services, isFailed, reload } = useAllServices();
  if (services !== undefined) return <Arrangement services={services} reload={reload} {...ways} />;
  const back = <Button onClick={ways.onClose}>Cancel</Button>;
  return (
    <>
      <PageHeader title={TITLE} subtitle={SUBTITLE} actions={back} />
      {isFailed ? (
        <LoadFailed subject="The services" failure="Failed to load services" onRetry={reload} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
        </div>
      )}
    </>
  );
}
