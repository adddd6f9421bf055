import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button, Input } from '#antd';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { FormField } from '../../forms/FormField';
import { failureText } from './failureText';
import { type PasswordChoice, passwordChoice } from './passwordChoice';

const resolver = standardSchemaResolver(passwordChoice);

interface Props {
  action: string;
  /** The button's label while sending. */
  running: string;
  onChoose: (password: string) => Promise<void>;
}

/** A new password, entered twice. */
export function ChoosePasswordForm({ action, running, onChoose }: Props) {
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, setFocus } = useForm<PasswordChoice>({
    resolver,
    defaultValues: { password: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const choose = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await onChoose(password);
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  return (
    <form noValidate onSubmit={choose} aria-label={action}>
      <ErrorSummary errors={errors} attempt={submitCount} onGo={(name) => setFocus(name as keyof PasswordChoice)} />
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <FormField control={control} name="password" label="New Password" isRequired hint="At least 8 characters">
        {(props) => <Input.Password {...props} autoComplete="new-password" size="large" />}
      </FormField>
      <FormField control={control} name="confirmPassword" label="Repeat Password" isRequired>
        {(props) => <Input.Password {...props} autoComplete="new-password" size="large" />}
      </FormField>
      <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
        {isSubmitting ? running : action}
      </Button>
    </form>
  );
}
