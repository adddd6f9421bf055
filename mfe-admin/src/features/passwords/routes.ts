import type { AdminRoute } from '../../routing/AdminRoute';
import { ACCEPT_INVITATION_PATH, FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH } from '../../session/guestPaths';

export const routes: readonly AdminRoute[] = [
  {
    path: FORGOT_PASSWORD_PATH,
    title: 'Forgot password',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "passwords" */ './ForgotPasswordPage')).ForgotPasswordPage,
    }),
  },
  {
    path: RESET_PASSWORD_PATH,
    title: 'Reset password',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "passwords" */ './ResetPasswordPage')).ResetPasswordPage,
    }),
  },
  {
    path: ACCEPT_INVITATION_PATH,
    title: 'Accept invitation',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "passwords" */ './AcceptInvitationPage')).AcceptInvitationPage,
    }),
  },
];
