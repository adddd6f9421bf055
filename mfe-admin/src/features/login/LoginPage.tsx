import { type Credentials, credentials } from '@atelier/contracts/auth/http';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Alert, Button, Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { GuestAside, GuestScreen } from '../../layout/GuestScreen';
import { usePlatform } from '../../platform/usePlatform';
import { FORGOT_PASSWORD_PATH } from '../../session/guestPaths';
import type { Arrival } from '../../session/toLogin';

const LOGIN_FAILED = 'Login failed. Please try again.';

const resolver = standardSchemaResolver(credentials);

/** The sign-in form; where it leads is the guard's business. */
export function LoginPage() {
  const { session } = usePlatform();
  const arrival = useHistoryState<Arrival | null>();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const signIn = handleSubmit(async (given) => {
    setFailure(undefined);
    try {
      await session.login(given);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : LOGIN_FAILED);
    }
  });
  return (
    <GuestScreen title="Admin Portal" lead="Sign in to the studio’s workshop.">
      <form noValidate onSubmit={signIn} aria-label="Sign in">
        {failure && <Alert type="error" title={failure} showIcon role="alert" />}
        {!failure && arrival?.notice && <Alert type="success" title={arrival.notice} showIcon role="status" />}
        <FormField control={control} name="email" label="Email" isRequired>
          {(props) => <Input {...props} type="email" autoComplete="username" size="large" />}
        </FormField>
        <FormField control={control} name="password" label="Password" isRequired>
          {(props) => <Input.Password {...props} autoComplete="current-password" size="large" />}
        </FormField>
        <GuestAside>
          <Link href={FORGOT_PASSWORD_PATH}>Forgot password?</Link>
        </GuestAside>
        <Button type="primary" htmlType="submit" size="large" block loading={formState.isSubmitting}>
          {formState.isSubmitting ? 'Signing in…' : 'Sign In'}
        </Button>
      </form>
    </GuestScreen>
  );
}
