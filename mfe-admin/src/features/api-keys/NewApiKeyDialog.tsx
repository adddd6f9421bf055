import '../../forms/quietValidation';
import { type NewApiKey, newApiKey } from '@atelier/contracts/auth/api-keys';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useController, useForm } from 'react-hook-form';
import { Input } from '#antd';
import { findInstant } from '../../dates/dates';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { PermissionMatrix } from '../../forms/PermissionMatrix';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { useRefusal } from '../../session/useRefusal';
import styles from './ApiKeys.module.css';

const resolver = standardSchemaResolver<NewApiKey, unknown, NewApiKey>(newApiKey as never);

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const EMPTY: NewApiKey = { name: '', permissions: {}, expiresAt: null };

interface Props {
  onClose: () => void;
  /** True if the key was created. */
  onMake: (key: NewApiKey) => Promise<boolean>;
}

/** A form for a new API key: name, rights, and expiry. */
export function NewApiKeyDialog({ onClose, onMake }: Props) {
  const findRefusal = useRefusal();
  const { control, handleSubmit, formState } = useForm<NewApiKey>({
    resolver,
    defaultValues: EMPTY,
  });
  const permissions = useController({ control, name: 'permissions' }).field;
  const make = handleSubmit(async ({ expiresAt, ...key }) => {
    await onMake({ ...key, expiresAt: findInstant(expiresAt?.slice(0, DAY_LENGTH) ?? '') ?? null });
  });
  const close = useCloseQuestion(formState.isDirty, onClose);
  return (
    <FormDialog
      title="New API Key"
      onClose={() => void close()}
      widthPx={640}
      action="Create Key"
      isSubmitting={formState.isSubmitting}
      label="API key"
      onSubmit={make}
    >
      <FormField control={control} name="name" label="Name" isRequired hint="For example, the app that will use it.">
        {(props) => <Input {...props} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="expiresAt" label="Expiry date" hint="Without one, the key never expires.">
        {({ value, onChange, ...props }) => (
          <Input
            {...props}
            type="date"
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        )}
      </FormField>
      <h3 className={styles.heading}>Permissions</h3>
      <PermissionMatrix
        label="Permissions of the key"
        value={permissions.value}
        onChange={permissions.onChange}
        findRefusal={findRefusal}
      />
    </FormDialog>
  );
}
