import type { DeliveryDetail, FieldIssue, NewWebhook, Webhook, WebhookPatch } from '@atelier/contracts';
import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { changeWebhook, deleteWebhook, makeWebhook, rotateSecret, sendTestEvent } from './webhooks.api';

/** The server's field errors; general errors are shown as a toast. */
export type Saved = 'saved' | readonly FieldIssue[];

/** The actions on webhooks; `secret` and `test` hold results that are shown once. */
export const useWebhookActions = (reload: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [secret, setSecret] = useState<string>();
  const [test, setTest] = useState<{ webhook: Webhook; delivery: DeliveryDetail }>();
  const [testing, setTesting] = useState<string>();

  const doing = async (work: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await work();
      toasts.show(done, 'success');
    } catch (failure) {
      toasts.show(serverMessageOr(failure, failed), 'error');
    }
    await reload();
  };
  const saving = async (work: () => Promise<unknown>, failed: string): Promise<Saved> => {
    try {
      await work();
    } catch (failure) {
      const issues = isApiError(failure) ? failure.issues : [];
      if (issues.length === 0) toasts.show(serverMessageOr(failure, failed), 'error');
      return issues;
    }
    await reload();
    return 'saved';
  };
  const create = (fields: NewWebhook) =>
    saving(async () => setSecret((await makeWebhook(api, fields)).data.secret), 'Failed to create the webhook');
  const update = (webhook: Webhook, changes: WebhookPatch) =>
    saving(async () => {
      await changeWebhook(api, webhook, changes);
      toasts.show('Webhook updated successfully', 'success');
    }, 'Failed to update the webhook');
  const setEnabled = (webhook: Webhook, isEnabled: boolean) =>
    doing(
      () => changeWebhook(api, webhook, { isEnabled }),
      isEnabled ? 'Webhook enabled' : 'Webhook disabled',
      'Failed to update the webhook',
    );
  const rotate = async (webhook: Webhook) => {
    const text = `This creates a new secret for “${webhook.description}”. For 24 hours, deliveries are signed with both, so the receiver can switch.`;
    if (!(await confirm({ title: 'Rotate secret', text }))) return;
    await doing(
      async () => setSecret((await rotateSecret(api, webhook)).data.secret),
      'Secret rotated successfully',
      'Failed to rotate the secret',
    );
  };
  const sendTest = async (webhook: Webhook) => {
    setTesting(webhook.id);
    try {
      setTest({ webhook, delivery: (await sendTestEvent(api, webhook)).data });
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to send the test event'), 'error');
    }
    setTesting(undefined);
    await reload();
  };
  const remove = async (webhook: Webhook) => {
    const text = `Are you sure you want to delete the webhook “${webhook.description}” and its delivery log? This action cannot be undone.`;
    if (!(await confirm({ title: 'Delete', text, isDangerous: true }))) return;
    await doing(() => deleteWebhook(api, webhook), 'Webhook deleted successfully', 'Failed to delete the webhook');
  };
  return {
    create,
    update,
    setEnabled,
    rotate,
    sendTest,
    remove,
    secret,
    forgetSecret: () => setSecret(undefined),
    test,
    closeTest: () => setTest(undefined),
    /** The webhook whose test event is being sent. */
    testing,
  };
};
