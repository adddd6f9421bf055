import type { Delivery, DeliveryDetail } from '@atelier/contracts';
import { PUBLIC_EVENT_TYPES } from '@atelier/contracts/events/public-events';
import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { BackLink } from '../../layout/BackLink';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { ALL, FilterSelect } from '../../resource-page/FilterSelect';
import { getPage } from '../../resource-page/getPage';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { DeliveriesTable } from './DeliveriesTable';
import { DeliveryDialog } from './DeliveryDialog';
import { ReplayDialog } from './ReplayDialog';
import styles from './Webhooks.module.css';
import {
  DELIVERIES_PER_PAGE,
  deliveriesAddress,
  deliveryAddress,
  type ReplayChoice,
  replayDeliveries,
  replayDelivery,
  WEBHOOKS_PATH,
  webhookAddress,
} from './webhooks.api';
import { STATUS_CHOICES } from './webhookWords';

const DEFAULTS = { status: 'all', type: 'all', page: '1' };
const LOAD_FAILED = 'Failed to load deliveries';
const TYPE_CHOICES = [ALL, ...PUBLIC_EVENT_TYPES.map((type) => ({ value: type, label: webhookEventLabel(type) }))];
const REPLAY_FAILED = {
  title: 'Replay all failed',
  text: 'This resends every failed delivery of this webhook. Continue?',
};

/** The deliveries of one webhook, with answers and replay actions. */
export function DeliveriesSection({ id }: { id: string }) {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [state, change] = useListState(DEFAULTS);
  const [opened, setOpened] = useState<DeliveryDetail>();
  const [isAskingRange, setIsAskingRange] = useState(false);
  const webhook = useAnswer(webhookAddress(id)).data?.data;
  const list = useAnswer(deliveriesAddress(id, state), { keepPreviousData: true });
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  const deliveries = list.data?.data;
  const missing = useMay('settings', 'write') ? undefined : missingPermission('settings', 'write');

  const doing = async (work: () => Promise<{ message?: string | undefined }>, failed: string) => {
    try {
      toasts.show((await work()).message ?? 'Done', 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    await list.mutate();
  };
  const open = async ({ id: delivery }: Delivery) => {
    try {
      setOpened((await api.get(deliveryAddress(id, delivery))).data);
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to load the delivery'), 'error');
    }
  };
  const replayAll = (choice: ReplayChoice) =>
    doing(() => replayDeliveries(api, { id }, choice), 'Failed to replay the deliveries');
  const replayFailed = async () => {
    if (await confirm(REPLAY_FAILED)) await replayAll({ status: 'failed' });
  };
  const replayRange = async (choice: ReplayChoice) => {
    setIsAskingRange(false);
    await replayAll(choice);
  };
  const isNarrowed = isFiltering(state, DEFAULTS);
  return (
    <>
      <BackLink href={WEBHOOKS_PATH}>All webhooks</BackLink>
      <ResourceSection
        title={`Deliveries${webhook === undefined ? '' : ` to ${webhook.description}`}`}
        hint={webhook?.url ?? 'Kept for 30 days.'}
        action={
          <div className={styles.actions}>
            <Button onClick={() => void list.mutate()}>Refresh</Button>
            <PermittedButton missing={missing} onClick={() => setIsAskingRange(true)}>
              Replay Range
            </PermittedButton>
            <PermittedButton missing={missing} onClick={() => void replayFailed()}>
              Replay All Failed
            </PermittedButton>
          </div>
        }
        filters={
          <div className={styles.actions}>
            <FilterSelect
              label="Status"
              value={state.status}
              choices={STATUS_CHOICES}
              onChange={(status) => change({ status })}
            />
            <FilterSelect
              label="Event"
              value={state.type}
              choices={TYPE_CHOICES}
              onChange={(type) => change({ type })}
            />
          </div>
        }
        status={listStatus(failure, deliveries)}
        skeleton={<SkeletonCard rows={6} />}
        failure={failure ?? ''}
        onRetry={() => void list.mutate()}
        empty={{
          title: 'No deliveries',
          hint: isNarrowed ? 'Try adjusting your filters' : 'No events for this webhook yet',
          ...(isNarrowed ? { action: <Button onClick={() => change(DEFAULTS)}>Clear filters</Button> } : {}),
        }}
        pagination={getPage(state.page, DELIVERIES_PER_PAGE, list.data?.total ?? 0, change)}
      >
        <DeliveriesTable
          deliveries={deliveries ?? []}
          missing={missing}
          onOpen={(delivery) => void open(delivery)}
          onReplay={(delivery) =>
            void doing(() => replayDelivery(api, { id }, delivery), 'Failed to replay the delivery')
          }
        />
      </ResourceSection>
      {opened !== undefined && (
        <DeliveryDialog
          title="Delivery"
          url={webhook?.url ?? ''}
          delivery={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
      {isAskingRange && <ReplayDialog onClose={() => setIsAskingRange(false)} onReplay={replayRange} />}
    </>
  );
}
