import type { Admin } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Input } from '#antd';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { FormField } from '../../forms/FormField';
import styles from './Profile.module.css';
import { asksForPassword, type ProfileValues, profileSchema } from './profileForm';
import { useProfile } from './useProfile';

const getValues = ({ firstName, lastName, email }: Admin): ProfileValues => ({
  firstName,
  lastName,
  email,
  currentPassword: '',
});

/** Only what the user changed: a colleague or another tab may have changed the rest. */
const changedOf = (values: ProfileValues, changed: Partial<Record<keyof ProfileValues, boolean>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => changed[name as keyof ProfileValues]));

/** The user's name and e-mail. */
export function ProfileForm({ admin }: { admin: Admin }) {
  const save = useProfile();
  const resolver = useMemo(() => standardSchemaResolver(profileSchema(admin.email)), [admin.email]);
  const { control, handleSubmit, formState, reset, setError, setFocus } = useForm<ProfileValues>({
    resolver,
    defaultValues: getValues(admin),
    shouldFocusError: false,
  });
  const { dirtyFields, errors, isDirty, isSubmitting, submitCount } = formState;
  const email = useWatch({ control, name: 'email' });
  const submit = handleSubmit(async (values) => {
    const saved = await save(changedOf(values, dirtyFields), setError);
    if (saved !== undefined) reset(getValues(saved));
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Profile" className={styles.form}>
      <ErrorSummary errors={errors} attempt={submitCount} onGo={(name) => setFocus(name as keyof ProfileValues)} />
      <div className={styles.pair}>
        <FormField control={control} name="firstName" label="First Name" isRequired>
          {(props) => <Input {...props} autoComplete="given-name" />}
        </FormField>
        <FormField control={control} name="lastName" label="Last Name" isRequired>
          {(props) => <Input {...props} autoComplete="family-name" />}
        </FormField>
      </div>
      <FormField
        control={control}
        name="email"
        label="Email"
        isRequired
        hint="You sign in with this address and receive email there."
      >
        {(props) => <Input {...props} type="email" autoComplete="email" />}
      </FormField>
      {asksForPassword(email, admin.email) && (
        <FormField
          control={control}
          name="currentPassword"
          label="Current Password"
          isRequired
          hint="Required to change your email address."
        >
          {(props) => <Input.Password {...props} autoComplete="current-password" />}
        </FormField>
      )}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={!isDirty} loading={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save Profile'}
        </Button>
        <Button disabled={!isDirty || isSubmitting} onClick={() => reset()}>
          Discard Changes
        </Button>
      </div>
    </form>
  );
}
