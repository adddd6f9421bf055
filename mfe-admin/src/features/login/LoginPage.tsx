import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { GuestScreen } from '../../layout/GuestScreen';
import type { Arrival } from '../../session/toLogin';
import { PasswordStep } from './PasswordStep';
import { SecondFactorStep, type Way } from './SecondFactorStep';

const LEADS = {
  password: 'Sign in to the studio’s workshop.',
  app: 'One more step: enter the code from your authenticator app.',
  recovery: 'One more step: enter a recovery code.',
} as const;

/** Signs in with a password and, if the account requires it, a second factor; the guard decides where to go next. */
export function LoginPage() {
  const arrival = useHistoryState<Arrival | null>();
  const [challenge, setChallenge] = useState<string>();
  const [way, setWay] = useState<Way>('app');
  const [setback, setSetback] = useState<string>();
  const ask = (given: string) => {
    setWay('app');
    setChallenge(given);
  };
  const goBack = (reason?: string) => {
    setSetback(reason);
    setChallenge(undefined);
  };
  return (
    <GuestScreen title="Admin Portal" lead={LEADS[challenge === undefined ? 'password' : way]}>
      {challenge === undefined ? (
        <PasswordStep notice={arrival?.notice} setback={setback} onChallenge={ask} />
      ) : (
        <SecondFactorStep key={way} challenge={challenge} way={way} onWay={setWay} onBack={goBack} />
      )}
    </GuestScreen>
  );
}
