import './quietValidation';
import { authenticatorCode, recoveryCode } from '@atelier/contracts/auth/two-factor';
import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import * as z from 'zod';
import { Alert } from '#antd';
import { usePlatform } from '../platform/usePlatform';
import { confirmSecondFactor } from '../session/secondFactor';
import { SecondFactorField } from './SecondFactorField';
import styles from './SecondFactorForm.module.css';

const APP_CODE = standardSchemaResolver(z.object({ shown: authenticatorCode }));
const RECOVERY_CODE = standardSchemaResolver(z.object({ shown: recoveryCode }));
const FAILED = 'The code could not be checked. Please try again.';
const CONFLICT = 409;

const NOT_SET_UP = (
  <>
    Two-factor sign-in is off for your account. <Link href="/admin/security">Turn it on in Security</Link>, or sign out
    and sign in with a passkey.
  </>
);

interface Props {
  reason: string;
  formId: string;
  onBusy: (isBusy: boolean) => void;
  onConfirmed: () => Promise<void>;
}

/** Asks for a code, because the second factor was last checked more than ten minutes ago. */
export function SecondFactorForm({ reason, formId, onBusy, onConfirmed }: Props) {
  const platform = usePlatform();
  const [hasApp, setHasApp] = useState(true);
  const [failure, setFailure] = useState<ReactNode>();
  const { control, handleSubmit, resetField, setError, setFocus } = useForm({
    resolver: hasApp ? APP_CODE : RECOVERY_CODE,
    defaultValues: { shown: '' },
  });
  useEffect(() => setFocus('shown'), [setFocus]);

  const refuse = (error: unknown) => {
    const [issue] = isApiError(error) ? error.issues : [];
    if (issue !== undefined)
      return setError('shown', { type: 'server', message: issue.message }, { shouldFocus: true });
    setFailure(isApiError(error) && error.status === CONFLICT ? NOT_SET_UP : serverMessageOr(error, FAILED));
  };
  const confirm = handleSubmit(async ({ shown }) => {
    setFailure(undefined);
    onBusy(true);
    try {
      await confirmSecondFactor(platform, hasApp ? { code: shown } : { recoveryCode: shown });
      await onConfirmed();
    } catch (error) {
      refuse(error);
    } finally {
      onBusy(false);
    }
  });
  const changeWay = () => {
    setHasApp(!hasApp);
    resetField('shown');
  };
  return (
    <form id={formId} noValidate onSubmit={confirm} aria-label="Second factor" className={styles.form}>
      <p>{reason} Confirm that it’s you. This lasts for ten minutes.</p>
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <SecondFactorField control={control} name="shown" hasApp={hasApp} onSwitch={changeWay} />
    </form>
  );
}
