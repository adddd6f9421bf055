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
import { usePlatform } from '../../platform/usePlatform';
import { isCancelled } from '../../session/passkeySupport';
import styles from './Security.module.css';
import { addPasskey } from './security.api';
import { showIssues } from './showIssues';

// The page already has fields with the contract's names.
const resolver = standardSchemaResolver(z.object({ passkeyName: newPasskey.shape.name, password: knownPassword }));
const FIELDS = { currentPassword: 'password', name: 'passkeyName' } as const;
const FAILED = 'The passkey could not be added. Please try again.';
const CANCELLED = 'No passkey was created. Try again when you’re ready.';

interface Props {
  onClose: () => void;
  onAdded: (message: string) => void;
}

/** Adds a passkey of this device after the password and the browser's own check. */
export function NewPasskeyDialog({ onClose, onAdded }: Props) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { passkeyName: '', password: '' },
  });
  const add = handleSubmit(async ({ passkeyName, password }) => {
    setFailure(undefined);
    try {
      onAdded((await addPasskey(api, { name: passkeyName, currentPassword: password })).message);
    } catch (error) {
      if (isCancelled(error)) setFailure(CANCELLED);
      else if (!showIssues(error, FIELDS, setError)) setFailure(serverMessageOr(error, FAILED));
    }
  });
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
