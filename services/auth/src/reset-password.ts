import { PasswordsService } from './profile/passwords.service.js';
import { withAuth } from './with-auth.js';

/** Gives somebody a new password, returned this once, and ends all their sessions. Rejects where nobody has the e-mail. */
export const resetPassword = (env: NodeJS.ProcessEnv, email: string): Promise<{ password: string }> =>
  withAuth(env, (application) => application.get(PasswordsService).reset(email));
