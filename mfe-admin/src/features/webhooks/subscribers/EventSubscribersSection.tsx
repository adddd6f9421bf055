import type { EventSubscriber, NewEventSubscriber } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { PlusOutlined } from '#icons';
import { SecretDialog } from '../../../forms/SecretDialog';
import { LoadFailed } from '../../../layout/LoadFailed';
import { Message } from '../../../layout/Message';
import { SkeletonCard } from '../../../layout/SkeletonCard';
import { useAnswer } from '../../../platform/useAnswer';
import { usePlatform } from '../../../platform/usePlatform';
import { useConfirm } from '../../../resource-page/ConfirmProvider';
import { listStatus } from '../../../resource-page/listStatus';
import { PermittedButton } from '../../../resource-page/PermittedButton';
import { SectionHeader } from '../../../resource-page/SectionHeader';
import { missingPermission } from '../../../session/requirement';
import { useMay } from '../../../session/useAdmin';
import styles from './EventSubscribers.module.css';
import { EventSubscribersTable } from './EventSubscribersTable';
import { createEventSubscriber, EVENT_SUBSCRIBERS_ADDRESS, revokeEventSubscriber } from './eventSubscribers.api';
import { NewEventSubscriberDialog } from './NewEventSubscriberDialog';

/** Programs that read public events from NATS. */
export function EventSubscribersSection() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const { data, error, mutate } = useAnswer(EVENT_SUBSCRIBERS_ADDRESS);
  const [isCreating, setIsCreating] = useState(false);
  const [url, setUrl] = useState<string>();
  const missing = useMay('settings', 'write') ? undefined : missingPermission('settings', 'write');
  const missingDelete = useMay('settings', 'delete') ? undefined : missingPermission('settings', 'delete');
  const subscribers = data?.data;
  const status = listStatus(subscribers === undefined ? error : undefined, subscribers);

  const create = async (wanted: NewEventSubscriber) => {
    try {
      setUrl((await createEventSubscriber(api, wanted)).data.url);
      setIsCreating(false);
    } catch (failure) {
      toasts.show(validationMessage(failure) ?? serverMessageOr(failure, 'Failed to create the subscriber'), 'error');
    }
    await mutate();
  };
  const revoke = async ({ id, name }: EventSubscriber) => {
    const text = `This revokes the credentials of “${name}” and forgets how far it has read. It stops receiving events immediately. This action cannot be undone.`;
    if (!(await confirm({ title: 'Revoke', text, isDangerous: true }))) return;
    try {
      await revokeEventSubscriber(api, id);
      toasts.show('Subscriber revoked successfully', 'success');
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to revoke the subscriber'), 'error');
    }
    await mutate();
  };
  return (
    <section aria-label="NATS subscribers" className={styles.section ?? ''}>
      <SectionHeader
        title="NATS subscribers"
        hint="Let programs read events from NATS, each with its own credentials and at its own pace."
        action={
          <PermittedButton icon={<PlusOutlined />} missing={missing} onClick={() => setIsCreating(true)}>
            New NATS Subscriber
          </PermittedButton>
        }
      />
      {status === 'loading' && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={2} />
        </div>
      )}
      {status === 'failed' && (
        <LoadFailed subject="The NATS subscribers" failure="Failed to load subscribers" onRetry={() => void mutate()} />
      )}
      {status === 'empty' && (
        <Message level={2} title="No NATS subscribers">
          <p>Create one when a program needs to read many events.</p>
        </Message>
      )}
      {status === 'ready' && subscribers !== undefined && (
        <EventSubscribersTable
          subscribers={subscribers}
          getActions={(subscriber) => [
            { label: 'Revoke', isDangerous: true, missing: missingDelete, run: () => void revoke(subscriber) },
          ]}
        />
      )}
      {isCreating && <NewEventSubscriberDialog onClose={() => setIsCreating(false)} onCreate={create} />}
      <SecretDialog
        title="Connect to NATS"
        noun="address"
        label="Line for the environment"
        secret={url === undefined ? undefined : `ATELIER_NATS_URL=${url}`}
        onClose={() => setUrl(undefined)}
      >
        Put this line into the environment of the program. The guide “Subscribe to events” has one to start with.
      </SecretDialog>
    </section>
  );
}
