import { authenticatorCode, recoveryCode } from '@atelier/contracts/auth/two-factor';
import { isSignInRefused } from '@atelier/web-kit/session/signInFailures';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Alert, Button, Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { GuestAside } from '../../layout/GuestScreen';
import { usePlatform } from '../../platform/usePlatform';
import { loginFailureText } from './loginFailureText';

/** The kinds of second factor. */
const WAYS = {
  app: {
    label: 'Code',
    hint: 'Six digits from your authenticator app',
    other: 'Use a recovery code',
    resolver: standardSchemaResolver(z.object({ shown: authenticatorCode })),
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved when you turned on two-factor sign-in. Each works once.',
    other: 'Use the authenticator app',
    resolver: standardSchemaResolver(z.object({ shown: recoveryCode })),
  },
} as const;
export type Way = keyof typeof WAYS;

interface Props {
  challenge: string;
  way: Way;
  onWay: (way: Way) => void;
  /** Returns to the password step, with an optional reason. */
  onBack: (setback?: string) => void;
}

/** The second step of a sign-in: a code from the authenticator app, or a recovery code. */
export function SecondFactorStep({ challenge, way, onWay, onBack }: Props) {
  const { session } = usePlatform();
  const { label, hint, other, resolver } = WAYS[way];
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, setError, setFocus } = useForm({ resolver, defaultValues: { shown: '' } });
  useEffect(() => setFocus('shown'), [setFocus]);
  const refuse = (error: unknown) => {
    const status = isSignInRefused(error) ? error.status : 0;
    if (status === 401) return onBack(loginFailureText(error));
    if (status !== 400) return setFailure(loginFailureText(error));
    setError('shown', { type: 'server', message: loginFailureText(error) });
    setFocus('shown', { shouldSelect: true });
  };
  const complete = handleSubmit(async ({ shown }) => {
    setFailure(undefined);
    const factor = way === 'app' ? { code: shown } : { recoveryCode: shown };
    await session.completeLogin({ challenge, ...factor }).catch(refuse);
  });
  return (
    <form noValidate onSubmit={complete} aria-label="Second factor">
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <FormField control={control} name="shown" label={label} isRequired hint={hint}>
        {(props) =>
          way === 'app' ? (
            <Input {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={9} size="large" />
          ) : (
            <Input {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} size="large" />
          )
        }
      </FormField>
      <GuestAside>
        <Button type="link" size="small" onClick={() => onWay(way === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
      </GuestAside>
      <Button type="primary" htmlType="submit" size="large" block loading={formState.isSubmitting}>
        {formState.isSubmitting ? 'Signing in…' : 'Continue'}
      </Button>
      <Button size="large" block onClick={() => onBack()}>
        Back
      </Button>
    </form>
  );
}
