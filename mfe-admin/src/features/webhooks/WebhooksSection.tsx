import type { Webhook } from '@atelier/contracts';
import { useLocation } from 'wouter';
import { PlusOutlined } from '#icons';
import { SecretDialog } from '../../forms/SecretDialog';
import { LoadFailed } from '../../layout/LoadFailed';
import { Message } from '../../layout/Message';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import type { RowAction } from '../../resource-page/RowMenu';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { useListPath } from '../../resource-page/useListPath';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { DeliveryDialog } from './DeliveryDialog';
import { type Saved, useWebhookActions } from './useWebhookActions';
import { WebhookEditor } from './WebhookEditor';
import styles from './Webhooks.module.css';
import { WebhooksTable } from './WebhooksTable';
import { WEBHOOKS_ADDRESS, WEBHOOKS_PATH } from './webhooks.api';

/** Webhooks: requests to other systems when something changes here. */
export function WebhooksSection({ subPath }: { subPath: string }) {
  const { data, error, mutate } = useAnswer(WEBHOOKS_ADDRESS);
  const [, navigate] = useLocation();
  const actions = useWebhookActions(() => mutate());
  const mayWrite = useMay('settings', 'write');
  const missing = mayWrite ? undefined : missingPermission('settings', 'write');
  const missingDelete = useMay('settings', 'delete') ? undefined : missingPermission('settings', 'delete');
  const at = useListPath(WEBHOOKS_PATH, subPath, mayWrite);
  const webhooks = data?.data;
  const status = listStatus(webhooks === undefined ? error : undefined, webhooks);
  const edited = webhooks?.find(({ id }) => id === at.edited);
  const closing = async (saving: Promise<Saved>) => {
    const saved = await saving;
    if (saved === 'saved') at.close();
    return saved;
  };
  const getActions = (webhook: Webhook): RowAction[] => [
    { label: 'Deliveries', run: () => navigate(`${WEBHOOKS_PATH}/${webhook.id}`) },
    { label: 'Edit', missing, run: () => at.edit(webhook) },
    { label: 'Send test event', missing, run: () => void actions.sendTest(webhook) },
    { label: 'Rotate secret', missing, run: () => void actions.rotate(webhook) },
    {
      label: webhook.isEnabled ? 'Disable' : 'Enable',
      missing,
      run: () => void actions.setEnabled(webhook, !webhook.isEnabled),
    },
    { label: 'Delete', isDangerous: true, missing: missingDelete, run: () => void actions.remove(webhook) },
  ];
  return (
    <section aria-label="Webhooks" aria-busy={actions.testing !== undefined}>
      <SectionHeader
        title="Webhooks"
        hint="Send signed requests to other systems when something changes here."
        action={
          <PermittedButton type="primary" icon={<PlusOutlined />} missing={missing} onClick={at.add}>
            New Webhook
          </PermittedButton>
        }
      />
      {actions.testing !== undefined && (
        <p role="status" className={styles.hint}>
          Test event queued.
        </p>
      )}
      {status === 'loading' && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={4} />
        </div>
      )}
      {status === 'failed' && (
        <LoadFailed subject="The webhooks" failure="Failed to load webhooks" onRetry={() => void mutate()} />
      )}
      {status === 'empty' && (
        <Message level={2} title="No webhooks">
          <p>Create one to tell another system about changes here.</p>
        </Message>
      )}
      {status === 'ready' && webhooks !== undefined && <WebhooksTable webhooks={webhooks} getActions={getActions} />}
      {at.edited === 'new' && (
        <WebhookEditor webhook={undefined} onClose={at.close} onSave={(fields) => closing(actions.create(fields))} />
      )}
      {edited !== undefined && (
        <WebhookEditor
          webhook={edited}
          onClose={at.close}
          onSave={(_fields, changes) => closing(actions.update(edited, changes))}
        />
      )}
      <SecretDialog
        title="Signing Secret"
        noun="secret"
        label="Signing secret"
        secret={actions.secret}
        onClose={actions.forgetSecret}
      >
        The receiver uses it to verify each request, as Standard Webhooks describes.
      </SecretDialog>
      {actions.test !== undefined && (
        <DeliveryDialog
          title="Test Event"
          url={actions.test.webhook.url}
          delivery={actions.test.delivery}
          onClose={actions.closeTest}
        />
      )}
    </section>
  );
}
