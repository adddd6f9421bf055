import type { PasswordByToken } from '@atelier/contracts/auth/users';
import { useLocation } from 'wouter';
import { usePlatform } from '../../platform/usePlatform';
import { useOrigin } from '../../session/OriginProvider';
import { toLogin } from '../../session/toLogin';
import { PasswordByLink } from './PasswordByLink';

const ACCEPTED = 'Your password is saved. Please sign in with it.';

/** Sets the first password of an invited user and signs them in. */
export function AcceptInvitationPage() {
  const { api, session } = usePlatform();
  const origin = useOrigin();
  const [, navigate] = useLocation();
  const accept = async (body: PasswordByToken) => {
    await api.call('POST /auth/invitations/accept', { body });
    // New users start at the dashboard, even if this browser was elsewhere before.
    origin.suspend();
    // The response set the session cookie: renewing starts the session, and the guard redirects.
    if (!(await session.renew().catch(() => false))) navigate(...toLogin(ACCEPTED));
  };
  return (
    <PasswordByLink
      title="Welcome to the studio"
      lead="Choose a password to accept your invitation."
      action="Accept Invitation"
      running="Accepting…"
      onChoose={accept}
      wayOut={
        <p>
          An invitation works once, for seven days. If you accepted it before, sign in with the password you chose.
          Otherwise, the person who invited you can send a new one.
        </p>
      }
    />
  );
}
