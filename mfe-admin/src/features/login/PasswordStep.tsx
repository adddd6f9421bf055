import { type Credentials, credentials } from '@atelier/contracts/auth/http';
import { isSecondFactorAsked } from '@atelier/web-kit/session/signInFailures';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { Alert, Button, Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { GuestAside } from '../../layout/GuestScreen';
import { usePlatform } from '../../platform/usePlatform';
import { FORGOT_PASSWORD_PATH } from '../../session/guestPaths';
import { loginFailureText } from './loginFailureText';
import { PasskeyButton } from './PasskeyButton';

const resolver = standardSchemaResolver(credentials);

interface Props {
  /** The message above the form before the first attempt. */
  notice: string | undefined;
  /** The reason if a sign-in was interrupted. */
  setback: string | undefined;
  onChallenge: (challenge: string) => void;
}

/** E-mail and password. */
export function PasswordStep({ notice, setback, onChallenge }: Props) {
  const { session } = usePlatform();
  const [failure, setFailure] = useState(setback);
  const { control, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const signIn = handleSubmit(async (given) => {
    setFailure(undefined);
    try {
      await session.login(given);
    } catch (error) {
      if (isSecondFactorAsked(error)) onChallenge(error.challenge);
      else setFailure(loginFailureText(error));
    }
  });
  return (
    <form noValidate onSubmit={signIn} aria-label="Sign in">
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      {!failure && notice && <Alert type="success" title={notice} showIcon role="status" />}
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
      <PasskeyButton onFailure={setFailure} />
    </form>
  );
}
