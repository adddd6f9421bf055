import type { TwoFactorState } from '@atelier/contracts/auth/two-factor';
import { useState } from 'react';
import { Alert, Button, Skeleton } from '#antd';
import { formatDate } from '../../dates/dates';
import { SectionCard } from '../../layout/SectionCard';
import { Status } from '../../layout/Status';
import { countOf } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { EnrolDialog } from './EnrolDialog';
import { FactorsDialog } from './FactorsDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import styles from './Security.module.css';
import { disableTwoFactor, replaceRecoveryCodes, TWO_FACTOR_ADDRESS } from './security.api';

const FEW_CODES = 3;

type Open = 'enrol' | 'replace' | 'disable' | undefined;

interface StateProps {
  state: TwoFactorState;
  onOpen: (what: Open) => void;
}

function Off({ onOpen }: Pick<StateProps, 'onOpen'>) {
  return (
    <>
      <p className={styles.plain}>
        You need an authenticator app, on a phone or in a password manager. Any app that supports TOTP works.
      </p>
      <div>
        <Button onClick={() => onOpen('enrol')}>Switch On</Button>
      </div>
    </>
  );
}

function On({ state, onOpen }: StateProps) {
  const left = state.recoveryCodesLeft;
  return (
    <>
      <p className={styles.plain}>
        On since {formatDate(state.enabledAt ?? 0)}. {countOf(left, 'recovery code is', 'recovery codes are')} left.
      </p>
      {left <= FEW_CODES && (
        <Alert type="warning" showIcon title="Few recovery codes are left. Make new ones before you need them." />
      )}
      <div className={styles.actions}>
        <Button onClick={() => onOpen('replace')}>New Recovery Codes</Button>
        <Button danger onClick={() => onOpen('disable')}>
          Switch Off
        </Button>
      </div>
    </>
  );
}

/** Requires a code from an app in addition to the password at each sign-in. */
export function TwoFactorSection() {
  const { api, toasts } = usePlatform();
  const { data, error, mutate } = useAnswer(TWO_FACTOR_ADDRESS);
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const state = data?.data;
  /** Reads the state again: the answer to a change can be lost. */
  const close = () => {
    setOpen(undefined);
    void mutate();
  };
  const done = (message: string, made?: readonly string[]) => {
    close();
    setCodes(made);
    toasts.show(message, 'success');
  };
  return (
    <SectionCard
      title="Two-factor sign-in"
      lead="Even if someone learns your password, they still need a code from your authenticator app to sign in."
      aside={state && <Status color={state.enabled ? 'success' : 'default'}>{state.enabled ? 'On' : 'Off'}</Status>}
    >
      {state === undefined && error === undefined && (
        <div role="status" aria-label="Loading two-factor sign-in">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
      {state === undefined && error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>Failed to load two-factor sign-in</p>
          <Button onClick={() => void mutate()}>Try again</Button>
        </div>
      )}
      {state && (state.enabled ? <On state={state} onOpen={setOpen} /> : <Off onOpen={setOpen} />)}
      {open === 'enrol' && <EnrolDialog onClose={close} onDone={done} />}
      {open === 'replace' && (
        <FactorsDialog
          title="New Recovery Codes"
          lead="Your current codes will stop working."
          action="Make New Codes"
          failed="Failed to make recovery codes"
          onClose={close}
          onShown={async (shown) => {
            const answer = await replaceRecoveryCodes(api, shown);
            done(answer.message, answer.data.recoveryCodes);
          }}
        />
      )}
      {open === 'disable' && (
        <FactorsDialog
          title="Switch Off Two-Factor Sign-In"
          lead="You’ll sign in with your password alone, and your recovery codes will stop working."
          action="Switch Off"
          isDangerous
          failed="Failed to switch two-factor sign-in off"
          onClose={close}
          onShown={async (shown) => done((await disableTwoFactor(api, shown)).message ?? 'Two-factor sign-in is off')}
        />
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </SectionCard>
  );
}
