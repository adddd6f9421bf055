import '../../forms/quietValidation';
import { type NewApiKey, newApiKey, RELEASE_VERBS } from '@atelier/contracts/auth/api-keys';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useController, useForm } from 'react-hook-form';
import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { fieldMessage } from '../../forms/fieldMessage';
import { getFieldId } from '../../forms/getFieldId';
import { PermissionMatrix } from '../../forms/PermissionMatrix';
import { TagsSelect } from '../../forms/TagsSelect';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { StudioTimeInput } from '../../history/StudioTimeInput';
import { useRefusal } from '../../session/useRefusal';
import styles from './ApiKeys.module.css';

const resolver = standardSchemaResolver<NewApiKey, unknown, NewApiKey>(newApiKey as never);

const VERB_CHOICES = RELEASE_VERBS.map((verb) => ({ value: verb, label: verb }));
const EMPTY: NewApiKey = { name: '', permissions: {}, expiresAt: null };

interface Props {
  onClose: () => void;
  onMake: (key: NewApiKey) => Promise<void>;
}

/** A form for a new API key: name, rights, and expiry; for releases also the remotes, and what it may do with them. */
export function NewApiKeyDialog({ onClose, onMake }: Props) {
  const findRefusal = useRefusal();
  const { control, handleSubmit, formState } = useForm<NewApiKey>({
    resolver,
    defaultValues: EMPTY,
    // Remotes and actions are neither checked nor sent once the key is not for releases.
    shouldUnregister: true,
  });
  const permissions = useController({ control, name: 'permissions' }).field;
  const expiry = useController({ control, name: 'expiresAt' });
  const { releases } = permissions.value;
  const isForReleases = releases?.write === true || releases?.delete === true;
  const make = handleSubmit(onMake);
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
      <StudioTimeInput
        id={getFieldId('expiresAt')}
        label="Expires"
        value={expiry.field.value ?? ''}
        none="Never"
        error={fieldMessage(expiry.fieldState.error)}
        onChange={(iso) => expiry.field.onChange(iso || null)}
      />
      <h3 className={styles.heading}>Permissions</h3>
      <PermissionMatrix
        label="Permissions of the key"
        value={permissions.value}
        onChange={permissions.onChange}
        findRefusal={findRefusal}
      />
      {isForReleases && (
        <>
          <FormField
            control={control}
            name="remotes"
            label="Remotes"
            hint="For example, mfe-public. It publishes no other."
          >
            {({ value = [], ...props }) => <TagsSelect {...props} value={value} />}
          </FormField>
          <FormField
            control={control}
            name="releaseVerbs"
            label="Actions"
            hint="Without a choice, it may do everything with them."
          >
            {({ value = [], onChange, ...props }) => (
              <ChoiceSelect
                {...props}
                mode="multiple"
                value={value}
                options={VERB_CHOICES}
                onChange={(verbs) => onChange(verbs.length === 0 ? undefined : verbs)}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
