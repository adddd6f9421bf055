import { LOGIN_PATH } from '@atelier/web-kit/session/Session';

export const FORGOT_PASSWORD_PATH = '/admin/forgot-password';
export const RESET_PASSWORD_PATH = '/admin/reset-password';
export const ACCEPT_INVITATION_PATH = '/admin/accept-invitation';

const SHARED_REPORTS = '/admin/report/';

const GUEST_PATHS = [LOGIN_PATH, FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH, ACCEPT_INVITATION_PATH, SHARED_REPORTS];

/** Pages for signed-out users: they are never restored after a sign-in, and their addresses contain tokens. */
export const isGuestPath = (path: string): boolean => GUEST_PATHS.some((guest) => path.startsWith(guest));
