import { useState } from 'react';
import { Button } from '#antd';
import { usePlatform } from '../../platform/usePlatform';
import { hasPasskeys, isCancelled } from '../../session/passkeySupport';
import { loginFailureText } from './loginFailureText';
import styles from './PasskeyButton.module.css';

/** Signs in with a passkey on this device or a nearby phone. */
export function PasskeyButton({ onFailure }: { onFailure: (text: string | undefined) => void }) {
  const { api, session } = usePlatform();
  const [isRunning, setIsRunning] = useState(false);
  if (!hasPasskeys()) return null;
  const signIn = async () => {
    onFailure(undefined);
    setIsRunning(true);
    try {
      const [{ startAuthentication }, { data }] = await Promise.all([
        import('@simplewebauthn/browser'),
        api.call('POST /auth/login/passkey/options'),
      ]);
      await session.loginByPasskey(await startAuthentication({ optionsJSON: data.options as never }));
    } catch (error) {
      if (!isCancelled(error)) onFailure(loginFailureText(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Button className={styles.passkey} size="large" block loading={isRunning} onClick={() => void signIn()}>
      Use a Passkey
    </Button>
  );
}
