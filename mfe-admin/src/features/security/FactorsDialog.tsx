import '../../forms/quietValidation';
import { authenticatorCode, type BothFactors, knownPassword, recoveryCode } from '@atelier/contracts/auth/two-factor';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Alert, Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { SecondFactorField } from '../../forms/SecondFactorField';
import styles from './Security.module.css';
import { showIssues } from './showIssues';

// The page already has a field with the contract's name.
const ofApp = standardSchemaResolver(z.object({ password: knownPassword, shown: authenticatorCode }));
const ofRecovery = standardSchemaResolver(z.object({ password: knownPassword, shown: recoveryCode }));

const FIELDS = { currentPassword: 'password', code: 'shown', recoveryCode: 'shown' } as const;

interface Props {
  title: string;
  lead: string;
  action: string;
  isDangerous?: boolean;
  /** The message if the server sends none. */
  failed: string;
  onClose: () => void;
  onShown: (shown: BothFactors) => Promise<void>;
}

/** Asks for the password and a code before changing two-factor sign-in. */
export function FactorsDialog({ title, lead, action, isDangerous = false, failed, onClose, onShown }: Props) {
  const [failure, setFailure] = useState<string>();
  const [hasApp, setHasApp] = useState(true);
  const { control, handleSubmit, formState, resetField, setError } = useForm({
    resolver: hasApp ? ofApp : ofRecovery,
    defaultValues: { password: '', shown: '' },
  });
  const show = handleSubmit(async ({ password, shown }) => {
    setFailure(undefined);
    try {
      await onShown({ currentPassword: password, ...(hasApp ? { code: shown } : { recoveryCode: shown }) });
    } catch (error) {
      if (!showIssues(error, FIELDS, setError)) setFailure(serverMessageOr(error, failed));
    }
  });
  const changeWay = () => {
    setHasApp(!hasApp);
    resetField('shown');
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      widthPx={460}
      action={action}
      isDangerous={isDangerous}
      isSubmitting={formState.isSubmitting}
      label={title}
      className={styles.form}
      onSubmit={show}
    >
      <p className={styles.plain}>{lead}</p>
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <FormField control={control} name="password" label="Current Password" isRequired>
        {(props) => <Input.Password {...props} autoComplete="current-password" autoFocus />}
      </FormField>
      <SecondFactorField control={control} name="shown" hasApp={hasApp} onSwitch={changeWay} />
    </FormDialog>
  );
}
