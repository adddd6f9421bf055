import type { Passkey } from '@atelier/contracts/auth/passkeys';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button, Skeleton } from '#antd';
import { formatDate } from '../../dates/dates';
import { SecondFactorDialog } from '../../forms/SecondFactorDialog';
import { SectionCard } from '../../layout/SectionCard';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { hasPasskeys } from '../../session/passkeySupport';
import { needsSecondFactor } from '../../session/secondFactor';
import { NewPasskeyDialog } from './NewPasskeyDialog';
import styles from './Security.module.css';
import { PASSKEYS_ADDRESS, removePasskey, TWO_FACTOR_ADDRESS } from './security.api';

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles.session}>
      <div>
        <strong>{name}</strong>
        <p>
          <span>Added {formatDate(createdAt)}</span>
          <span>{lastUsedAt === null ? 'Never used' : `Last used ${formatDate(lastUsedAt)}`}</span>
        </p>
      </div>
      <Button onClick={onRemove} aria-label={`Remove the passkey ${name}`}>
        Remove
      </Button>
    </li>
  );
}

/** Passkeys, which replace password and code at sign-in. */
export function PasskeysSection() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const { data, error, mutate } = useAnswer(PASSKEYS_ADDRESS);
  const twoFactor = useAnswer(TWO_FACTOR_ADDRESS).data?.data;
  const [isAdding, setIsAdding] = useState(false);
  /** A passkey that the server keeps until the second factor is confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<Passkey>();
  const passkeys = data?.data;
  const remove = async (passkey: Passkey) => {
    try {
      toasts.show((await removePasskey(api, passkey.id)).message ?? 'Passkey removed', 'success');
      setUnconfirmed(undefined);
    } catch (failure) {
      // Without an authenticator app there is no code to ask for: the server's message says what to do.
      const isUnconfirmed = needsSecondFactor(failure) && twoFactor?.enabled === true;
      setUnconfirmed(isUnconfirmed ? passkey : undefined);
      if (isUnconfirmed) return;
      toasts.show(serverMessageOr(failure, 'Failed to remove the passkey'), 'error');
    }
    await mutate();
  };
  const askToRemove = async (passkey: Passkey) => {
    const text = `Are you sure you want to remove "${passkey.name}"? You won’t be able to sign in with it anymore.`;
    if (await confirm({ title: 'Remove Passkey', text, isDangerous: true })) await remove(passkey);
  };
  return (
    <SectionCard
      title="Passkeys"
      lead="Sign in with your fingerprint, face, or device PIN. A passkey works only on this site and can’t be guessed."
      aside={hasPasskeys() && <Button onClick={() => setIsAdding(true)}>Add Passkey</Button>}
    >
      {passkeys === undefined && error === undefined && (
        <div role="status" aria-label="Loading passkeys">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
      {passkeys === undefined && error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>Failed to load passkeys</p>
          <Button onClick={() => void mutate()}>Try again</Button>
        </div>
      )}
      {passkeys?.length === 0 && <p className={styles.plain}>You have no passkeys yet.</p>}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className={styles.sessions} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void askToRemove(passkey)} />
          ))}
        </ul>
      )}
      {unconfirmed !== undefined && (
        <SecondFactorDialog
          reason={`You won’t be able to sign in with "${unconfirmed.name}" anymore.`}
          action="Remove"
          isDangerous
          onClose={() => setUnconfirmed(undefined)}
          onConfirmed={() => remove(unconfirmed)}
        />
      )}
      {isAdding && (
        <NewPasskeyDialog
          hasApp={twoFactor?.enabled === true}
          onClose={() => setIsAdding(false)}
          onAdded={(message) => {
            setIsAdding(false);
            toasts.show(message, 'success');
            void mutate();
          }}
        />
      )}
    </SectionCard>
  );
}
