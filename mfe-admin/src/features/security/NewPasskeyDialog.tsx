import '../../forms/quietValidation';
import { newPasskey } from '@atelier/contracts/auth/passkeys';
import { knownPassword } from '@atelier/contracts/auth/two-factor';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Alert, Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { SecondFactorDialog } from '../../forms/SecondFactorDialog';
import { usePlatform } from '../../platform/usePlatform';
import { isCancelled } from '../../session/passkeySupport';
import { needsSecondFactor } from '../../session/secondFactor';
import styles from './Security.module.css';
import { addPasskey } from './security.api';
import { showIssues } from './showIssues';

// The page already has fields with the contract's names.
const resolver = standardSchemaResolver(z.object({ passkeyName: newPasskey.shape.name, password: knownPassword }));
const FIELDS = { currentPassword: 'password', name: 'passkeyName' } as const;
const FAILED = 'The passkey could not be added. Please try again.';
const CANCELLED = 'No passkey was created. Try again when you’re ready.';

interface Props {
  /** Whether the user has an authenticator app, which can confirm that it is them. */
  hasApp: boolean;
  onClose: () => void;
  onAdded: (message: string) => void;
}

/** Adds a passkey of this device after the password and the browser's own check. */
export function NewPasskeyDialog({ hasApp, onClose, onAdded }: Props) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState<string>();
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { passkeyName: '', password: '' },
  });
  const add = handleSubmit(async ({ passkeyName, password }) => {
    setFailure(undefined);
    setIsUnconfirmed(false);
    try {
      onAdded((await addPasskey(api, { name: passkeyName, currentPassword: password })).message);
    } catch (error) {
      // Without an authenticator app there is no code to ask for: the server's message says what to do.
      if (hasApp && needsSecondFactor(error)) setIsUnconfirmed(true);
      else if (isCancelled(error)) setFailure(CANCELLED);
      else if (!showIssues(error, FIELDS, setError)) setFailure(serverMessageOr(error, FAILED));
    }
  });
  if (isUnconfirmed)
    return (
      <SecondFactorDialog
        reason="A passkey signs in without your password and a code."
        action="Add"
        onClose={() => setIsUnconfirmed(false)}
        onConfirmed={() => add()}
      />
    );
  return (
    <FormDialog
      title="Add Passkey"
      onClose={onClose}
      action="Continue"
      isSubmitting={formState.isSubmitting}
      label="Add passkey"
      className={styles.form}
      onSubmit={add}
    >
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <FormField
        control={control}
        name="passkeyName"
        label="Name"
        isRequired
        hint="For example: Laptop, Phone, Security key"
      >
        {(props) => <Input {...props} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="password" label="Current Password" isRequired>
        {(props) => <Input.Password {...props} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  );
}
