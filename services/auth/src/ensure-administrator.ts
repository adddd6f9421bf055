import { newPassword, staffEmail } from '@atelier/contracts';
import { EnvironmentError, InvalidInput, readEnvironment } from '@atelier/service-kit';
import * as z from 'zod';
import { StaffService } from './users/staff.service.js';
import { withAuth } from './with-auth.js';

/** Uses the owner's variable names, so that an error says what to fix. */
const firstAdministrator = z.object({
  ATELIER_ADMIN_EMAIL: staffEmail,
  ATELIER_ADMIN_PASSWORD: newPassword.optional(),
});

/**
 * Creates the first super_admin if there are no users. A missing password is generated and returned once. If users already
 * exist, `email` is that of the longest-serving super_admin.
 */
export const ensureAdministrator = async (
  env: NodeJS.ProcessEnv,
  { email, password }: { email: string; password?: string | undefined },
): Promise<{ created: boolean; email: string; password?: string }> => {
  const wanted = readEnvironment(firstAdministrator, {
    ATELIER_ADMIN_EMAIL: email,
    ATELIER_ADMIN_PASSWORD: password,
  });
  return withAuth(env, (application) =>
    application
      .get(StaffService)
      .ensureAdministrator(wanted.ATELIER_ADMIN_EMAIL, wanted.ATELIER_ADMIN_PASSWORD)
      .catch((error: unknown) => {
        if (!(error instanceof InvalidInput)) throw error;
        throw new EnvironmentError(`ATELIER_ADMIN_PASSWORD: ${error.issues[0]?.message}`);
      }),
  );
};
