import type { Subscriber, SubscriberFilter } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { type ReactNode, useState } from 'react';
import { Button } from '#antd';
import { DownloadOutlined, ReloadOutlined } from '#icons';
import { formatDate } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { saveFile } from '../../platform/saveFile';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { FilterSelect } from '../../resource-page/FilterSelect';
import { listStatus } from '../../resource-page/listStatus';
import { PageHeader } from '../../resource-page/PageHeader';
import { ResourceList } from '../../resource-page/ResourceList';
import { RowMenu } from '../../resource-page/RowMenu';
import { SearchField } from '../../resource-page/SearchField';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListState } from '../../resource-page/useListState';
import { useMay } from '../../session/useAdmin';
import styles from './Desk.module.css';
import { ROWS_PER_PAGE } from './inboxState';
import { PersonDialog } from './PersonDialog';
import { SubmissionsSkeleton } from './SubmissionsSkeleton';
import {
  exportSubscribers,
  releaseSubscriber,
  removeSubscriber,
  SUBSCRIBERS_DEFAULTS,
  subscriberListAddress,
} from './subscribers.api';

const LABELS: Readonly<Record<SubscriberFilter, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  unsubscribed: 'Unsubscribed',
  quarantined: 'Quarantined',
};
const COLORS = {
  confirmed: 'success',
  pending: 'processing',
  unsubscribed: 'default',
  quarantined: 'warning',
} as const;
const CHOICES = [{ value: 'all', label: 'All' }, ...Object.entries(LABELS).map(([value, label]) => ({ value, label }))];
const CONFIRM_REMOVAL = 'Are you sure you want to remove this subscriber? They are deleted permanently.';

const getSubscriberFilter = ({ status, quarantined }: Subscriber): SubscriberFilter =>
  quarantined ? 'quarantined' : status;

const getReasons = ({ suspicion }: Subscriber): string => (suspicion?.reasons ?? []).map(({ text }) => text).join('. ');

const exportName = (): string => `newsletter-subscribers-${new Date().toISOString().slice(0, 10)}.csv`;

interface RowProps {
  subscriber: Subscriber;
  onRelease: (subscriber: Subscriber) => void;
  onPerson: (subscriber: Subscriber) => void;
  onRemove: (subscriber: Subscriber) => void;
}

function SubscriberMenu({ subscriber, onRelease, onPerson, onRemove }: RowProps) {
  const mayWrite = useMay('contact', 'write');
  const mayDelete = useMay('contact', 'delete');
  const isHeldBack = subscriber.quarantined === true;
  const actions = [
    ...(isHeldBack && mayWrite ? [{ label: 'Not Spam', run: () => onRelease(subscriber) }] : []),
    { label: 'Personal Data', run: () => onPerson(subscriber) },
    ...(mayDelete ? [{ label: 'Remove', isDangerous: true, run: () => onRemove(subscriber) }] : []),
  ];
  return <RowMenu subject={subscriber.email} actions={actions} />;
}

const getColumns = (handlers: Omit<RowProps, 'subscriber'>): Column<Subscriber>[] => [
  { title: 'Email', cell: ({ email }) => <strong className={styles.address}>{email}</strong> },
  {
    title: 'Status',
    widthPx: 168,
    cell: (one) => (
      <Status color={COLORS[getSubscriberFilter(one)]} title={getReasons(one)}>
        {one.bounced_at ? 'Bounced' : LABELS[getSubscriberFilter(one)]}
      </Status>
    ),
  },
  {
    title: 'Consent',
    widthPx: 260,
    cell: ({ consent }) => (
      <span className={styles.when}>
        {formatDate(consent.given_at)}, {consent.source}, text {consent.wording}
      </span>
    ),
  },
  {
    title: 'Confirmed',
    widthPx: 132,
    cell: ({ confirmed_at }) => (
      <span className={styles.when}>{confirmed_at ? formatDate(confirmed_at) : 'Not yet'}</span>
    ),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 48,
    cell: (subscriber) => <SubscriberMenu subscriber={subscriber} {...handlers} />,
  },
];

/** Newsletter subscribers with what they agreed to. */
export function Subscribers({ tabs }: { tabs: ReactNode }) {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [state, change] = useListState(SUBSCRIBERS_DEFAULTS);
  const [person, setPerson] = useState<string>();
  const list = useAnswer(subscriberListAddress(state), { keepPreviousData: true });
  const failure = list.error && `Failed to load subscribers: ${serverMessageOr(list.error, list.error.message)}`;
  useFailureToast(failure);
  const subscribers = list.error === undefined ? list.data?.subscribers : [];
  const total = list.data?.pagination.total ?? 0;

  const attempt = async (call: () => Promise<{ message?: string }>, failed: string) => {
    try {
      toasts.show((await call()).message ?? 'Done', 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    await list.mutate();
  };
  const remove = async (subscriber: Subscriber) => {
    if (!(await confirm({ title: 'Remove', text: CONFIRM_REMOVAL, isDangerous: true }))) return;
    await attempt(() => removeSubscriber(api, subscriber), 'Failed to remove subscriber');
  };
  const exportAll = async () => {
    try {
      saveFile(await exportSubscribers(api, state), exportName());
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to export subscribers'), 'error');
    }
  };
  const handlers = {
    onRelease: (one: Subscriber) => void attempt(() => releaseSubscriber(api, one), 'Failed to release sign-up'),
    onPerson: ({ email }: Subscriber) => setPerson(email),
    onRemove: (one: Subscriber) => void remove(one),
  };

  return (
    <>
      <PageHeader
        title="Newsletter"
        subtitle="Subscribers, and what they agreed to"
        tabs={tabs}
        actions={
          <>
            <Button icon={<DownloadOutlined />} onClick={() => void exportAll()}>
              Export
            </Button>
            <Button icon={<ReloadOutlined />} loading={list.isValidating} onClick={() => void list.mutate()}>
              Refresh
            </Button>
          </>
        }
      />
      <ResourceList
        filters={
          <>
            <SearchField
              placeholder="Search subscribers..."
              value={state.search}
              onChange={(search) => change({ search })}
            />
            <FilterSelect
              label="Status"
              value={state.status}
              choices={CHOICES}
              onChange={(status) => change({ status })}
            />
          </>
        }
        status={listStatus(failure, subscribers)}
        skeleton={<SubmissionsSkeleton rows={Number(state.size)} />}
        failure={failure ?? ''}
        onRetry={() => void list.mutate()}
        empty={{ title: 'No subscribers found', hint: 'People who sign up in the site’s footer will appear here' }}
        pagination={{
          page: Number(state.page),
          size: Number(state.size),
          total,
          sizes: ROWS_PER_PAGE,
          onChange: (page, size, replace) => change({ page: String(page), size: String(size) }, replace),
        }}
      >
        <DataTable
          label="Subscribers"
          columns={getColumns(handlers)}
          items={subscribers ?? []}
          getName={({ email }) => email}
        />
      </ResourceList>
      {person !== undefined && (
        <PersonDialog
          key={person}
          email={person}
          onClose={() => setPerson((shown) => (shown === person ? undefined : shown))}
          onErased={() => void list.mutate()}
        />
      )}
    </>
  );
}
