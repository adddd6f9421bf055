import { PasswordsService } from './profile/passwords.service.js';
import { withAuth } from './with-auth.js';

/** Sets a new password, returned only this once, and ends all sessions of the user. Rejects if no user has the e-mail. */
export const resetPassword = (env: NodeJS.ProcessEnv, email: string): Promise<{ password: string }> =>
  withAuth(env, (application) => application.get(PasswordsService).reset(email));
