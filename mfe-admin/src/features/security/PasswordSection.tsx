import '../../forms/quietValidation';
import { type PasswordChange, passwordChange } from '@atelier/contracts/auth/http';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Input } from '#antd';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { FormField } from '../../forms/FormField';
import { SectionCard } from '../../layout/SectionCard';
import { usePlatform } from '../../platform/usePlatform';
import styles from './Security.module.css';
import { StrengthHint } from './StrengthHint';
import { changePassword } from './security.api';
import { showIssues } from './showIssues';

const FIELDS = {
  currentPassword: 'currentPassword',
  newPassword: 'newPassword',
  confirmPassword: 'confirmPassword',
} as const;
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

const resolver = standardSchemaResolver<typeof EMPTY, unknown, PasswordChange>(passwordChange as never);

/** Changes the password; requires the current one. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { api, toasts } = usePlatform();
  const { control, handleSubmit, formState, reset, setError, setFocus } = useForm({
    resolver,
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const change = handleSubmit(async (body) => {
    try {
      const { message } = await changePassword(api, body);
      reset(EMPTY);
      toasts.show(message ?? 'Password changed successfully', 'success');
      onChanged();
    } catch (error) {
      showIssues(error, FIELDS, setError);
      toasts.show(serverMessageOr(error, 'Password change failed'), 'error');
    }
  });
  return (
    <SectionCard title="Password" lead="A new password signs you out of all other browsers.">
      <form noValidate onSubmit={change} aria-label="Change password" className={styles.form}>
        <ErrorSummary errors={errors} attempt={submitCount} onGo={(name) => setFocus(name as keyof typeof EMPTY)} />
        <FormField control={control} name="currentPassword" label="Current Password" isRequired>
          {(props) => <Input.Password {...props} autoComplete="current-password" />}
        </FormField>
        <FormField
          control={control}
          name="newPassword"
          label="New Password"
          isRequired
          hint="At least 8 characters. Three or four unrelated words are strong and easy to remember."
        >
          {(props) => <Input.Password {...props} autoComplete="new-password" />}
        </FormField>
        <StrengthHint password={newPassword} />
        <FormField control={control} name="confirmPassword" label="Repeat Password" isRequired>
          {(props) => <Input.Password {...props} autoComplete="new-password" />}
        </FormField>
        <div>
          <Button type="primary" htmlType="submit" loading={isSubmitting}>
            {isSubmitting ? 'Changing…' : 'Change Password'}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
