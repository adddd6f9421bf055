import { forgottenPassword } from '@atelier/contracts/auth/users';
import { LOGIN_PATH } from '@atelier/web-kit/session/Session';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { Alert, Button, Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { GuestScreen, GuestWords } from '../../layout/GuestScreen';
import { usePlatform } from '../../platform/usePlatform';
import { failureText } from './failureText';

const resolver = standardSchemaResolver(forgottenPassword);

/** Requests a link to choose a new password; the answer is the same for unknown addresses. */
export function ForgotPasswordPage() {
  const { api } = usePlatform();
  const [answer, setAnswer] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, reset } = useForm({ resolver, defaultValues: { email: '' } });
  const ask = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      setAnswer((await api.call('POST /auth/forgot-password', { body })).message);
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  const askAgain = () => {
    reset();
    setAnswer(undefined);
  };
  const foot = <Link href={LOGIN_PATH}>Back to sign in</Link>;
  if (answer !== undefined)
    return (
      <GuestScreen title="Check your inbox" lead={answer} foot={foot}>
        <GuestWords>
          <p>The link works once, for one hour. If no email arrives, check your spam folder or try another address.</p>
          <Button size="large" block onClick={askAgain}>
            Try Another Address
          </Button>
        </GuestWords>
      </GuestScreen>
    );
  return (
    <GuestScreen
      title="Forgot your password?"
      lead="Enter the email address you sign in with, and we’ll send you a link."
      foot={foot}
    >
      <form noValidate onSubmit={ask} aria-label="Forgot password">
        {failure && <Alert type="error" title={failure} showIcon role="alert" />}
        <FormField control={control} name="email" label="Email" isRequired>
          {(props) => <Input {...props} type="email" autoComplete="username" size="large" />}
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending…' : 'Send Link'}
        </Button>
      </form>
    </GuestScreen>
  );
}
