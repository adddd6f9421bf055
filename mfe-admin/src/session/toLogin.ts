import { LOGIN_PATH } from '@atelier/web-kit/session/Session';

/** What the history says of how somebody came to the sign-in form. */
export interface Arrival {
  notice?: string;
}

/** The way to the sign-in form, with something that it says; the way back leads past where one came from. */
export const toLogin = (notice: string): [path: string, options: { replace: true; state: Arrival }] => [
  LOGIN_PATH,
  { replace: true, state: { notice } },
];
