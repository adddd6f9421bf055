import { LOGIN_PATH } from '@atelier/web-kit/session/Session';
import { useLocation } from 'wouter';
import { usePlatform } from '../platform/usePlatform';
import { useOrigin } from './OriginProvider';

export const useLogout = () => {
  const { session } = usePlatform();
  const origin = useOrigin();
  const [, navigate] = useLocation();
  return async () => {
    origin.suspend();
    await session.logout();
    navigate(LOGIN_PATH, { replace: true });
  };
};
