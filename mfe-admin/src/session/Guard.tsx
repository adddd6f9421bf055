import { LOGIN_PATH } from '@atelier/web-kit/session/Session';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePlatform } from '../platform/usePlatform';
import { AccessDenied } from './AccessDenied';
import { useOrigin } from './OriginProvider';
import { meetsRights, meetsRoles, type Requirement } from './requirement';
import { AdminContext, useAdmin } from './useAdmin';
import { useVerifiedSession } from './useVerifiedSession';
import { VerifyingScreen } from './VerifyingScreen';

function ToLogin() {
  const origin = useOrigin();
  const [path, navigate] = useLocation();
  useEffect(() => {
    origin.remember(path + window.location.search);
    navigate(LOGIN_PATH, { replace: true });
  }, [origin, path, navigate]);
  return <VerifyingScreen />;
}

const LINK_NOT_TAKEN = 'You’re already signed in. Log out to use the link from that email.';

function ToOrigin() {
  const { toasts } = usePlatform();
  const origin = useOrigin();
  const [, navigate] = useLocation();
  useEffect(() => {
    // A page that read its mailed token has removed it from the address.
    if (new URLSearchParams(window.location.search).has('token')) toasts.show(LINK_NOT_TAKEN, 'info');
    navigate(origin.take(), { replace: true });
  }, [toasts, origin, navigate]);
  return <VerifyingScreen />;
}

/** For signed-in staff; everyone else goes to the login screen and returns afterwards. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { status, admin } = useVerifiedSession();
  if (status === 'anonymous') return <ToLogin />;
  if (admin === undefined) return <VerifyingScreen />;
  // Somebody else starts with nothing open: what the person before typed must not be shown or saved as theirs.
  return (
    <AdminContext key={admin.id} value={admin}>
      {children}
    </AdminContext>
  );
}

/** For signed-out users; staff return to where they came from, or to the dashboard. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useVerifiedSession();
  if (status === 'authenticated') return <ToOrigin />;
  return status === 'anonymous' ? children : <VerifyingScreen />;
}

interface RestrictedProps {
  to: Requirement;
  /** Shown without the right, in place of Access Denied. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Shows its children to staff with the required roles and rights. */
export function Restricted({ to, instead, children }: RestrictedProps) {
  const admin = useAdmin();
  if (!meetsRoles(admin, to)) return <AccessDenied requirement={to} because="role" />;
  return meetsRights(admin, to) ? children : (instead ?? <AccessDenied requirement={to} because="rights" />);
}
