import type { ApiKey, NewApiKey } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { PlusOutlined } from '#icons';
import { SecondFactorDialog } from '../../forms/SecondFactorDialog';
import { SecretDialog } from '../../forms/SecretDialog';
import { LoadFailed } from '../../layout/LoadFailed';
import { Message } from '../../layout/Message';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { missingPermission } from '../../session/requirement';
import { needsSecondFactor } from '../../session/secondFactor';
import { useMay } from '../../session/useAdmin';
import { ApiKeysTable } from './ApiKeysTable';
import { API_KEYS_ADDRESS, deleteApiKey, makeApiKey } from './apiKeys.api';
import { NewApiKeyDialog } from './NewApiKeyDialog';

const DELETE_QUESTION = {
  title: 'Delete',
  text: 'Are you sure you want to delete this API key? Anything that uses it stops working immediately.',
  isDangerous: true,
};

/** API keys, each with its own rights. */
export function ApiKeysPage() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const { data, error, mutate } = useAnswer(API_KEYS_ADDRESS);
  const [isAsking, setIsAsking] = useState(false);
  /** A key that the server refused until the second factor is confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<NewApiKey>();
  const [secret, setSecret] = useState<string>();
  const mayWrite = useMay('settings', 'write');
  const mayDelete = useMay('settings', 'delete');
  const keys = data?.data;

  const make = async (key: NewApiKey): Promise<void> => {
    try {
      const { data: made } = await makeApiKey(api, key);
      setIsAsking(false);
      setUnconfirmed(undefined);
      setSecret(made.key);
      await mutate();
    } catch (failure) {
      const isUnconfirmed = needsSecondFactor(failure);
      setUnconfirmed(isUnconfirmed ? key : undefined);
      if (isUnconfirmed) return;
      toasts.show(validationMessage(failure) ?? serverMessageOr(failure, 'Failed to create the API key'), 'error');
    }
  };
  const remove = async ({ id }: ApiKey) => {
    if (!(await confirm(DELETE_QUESTION))) return;
    try {
      await deleteApiKey(api, id);
      toasts.show('API key deleted successfully', 'success');
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to delete the API key'), 'error');
    }
    await mutate();
  };

  const status = listStatus(keys === undefined ? error : undefined, keys);
  return (
    <section aria-label="API keys">
      <SectionHeader
        title="API keys"
        hint="For apps and scripts that use the API. Give each key only the permissions it needs."
        action={
          <PermittedButton
            type="primary"
            icon={<PlusOutlined />}
            missing={mayWrite ? undefined : missingPermission('settings', 'write')}
            onClick={() => setIsAsking(true)}
          >
            New API Key
          </PermittedButton>
        }
      />
      {status === 'loading' && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={4} />
        </div>
      )}
      {status === 'failed' && (
        <LoadFailed subject="The keys" failure="Failed to load API keys" onRetry={() => void mutate()} />
      )}
      {status === 'empty' && (
        <Message level={2} title="No API keys">
          <p>Create one when a program needs access.</p>
        </Message>
      )}
      {status === 'ready' && keys !== undefined && (
        <ApiKeysTable keys={keys} {...(mayDelete ? { onDelete: (key: ApiKey) => void remove(key) } : {})} />
      )}
      {isAsking && <NewApiKeyDialog onClose={() => setIsAsking(false)} onMake={make} />}
      {unconfirmed !== undefined && (
        <SecondFactorDialog
          reason="Releases change what every visitor gets."
          action="Create Key"
          onClose={() => setUnconfirmed(undefined)}
          onConfirmed={() => make(unconfirmed)}
        />
      )}
      <SecretDialog
        title="Your New API Key"
        noun="key"
        label="API key"
        secret={secret}
        onClose={() => setSecret(undefined)}
      >
        Send it as the header <code>X-API-Key</code>.
      </SecretDialog>
    </section>
  );
}
