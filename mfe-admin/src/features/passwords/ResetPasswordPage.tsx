import type { PasswordByToken } from '@atelier/contracts/auth/users';
import { Link, useLocation } from 'wouter';
import { usePlatform } from '../../platform/usePlatform';
import { FORGOT_PASSWORD_PATH } from '../../session/guestPaths';
import { toLogin } from '../../session/toLogin';
import { PasswordByLink } from './PasswordByLink';

/** Sets a new password with a link from a mail; the user signs in with it afterwards. */
export function ResetPasswordPage() {
  const { api } = usePlatform();
  const [, navigate] = useLocation();
  const reset = async (body: PasswordByToken) => {
    const { message } = await api.call('POST /auth/reset-password', { body });
    navigate(...toLogin(message));
  };
  return (
    <PasswordByLink
      title="Choose a new password"
      lead="It replaces your old password and signs you out everywhere."
      action="Save Password"
      running="Saving…"
      onChoose={reset}
      wayOut={
        <p>
          Each link works once, for one hour. <Link href={FORGOT_PASSWORD_PATH}>Ask for a new link</Link>
        </p>
      }
    />
  );
}
