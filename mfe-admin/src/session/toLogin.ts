import { LOGIN_PATH } from '@atelier/web-kit/session/Session';

/** History state that tells how the user reached the sign-in form. */
export interface Arrival {
  notice?: string;
}

/** The sign-in form's address with a notice; replaces the current page in the history. */
export const toLogin = (notice: string): [path: string, options: { replace: true; state: Arrival }] => [
  LOGIN_PATH,
  { replace: true, state: { notice } },
];
