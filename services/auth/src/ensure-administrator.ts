import { newPassword, staffEmail } from '@atelier/contracts';
import { EnvironmentError, InvalidInput, readEnvironment } from '@atelier/service-kit';
import * as z from 'zod';
import { StaffService } from './users/staff.service.js';
import { withAuth } from './with-auth.js';

/** Named as the owner gives them, so that a refusal says what to mend. */
const firstAdministrator = z.object({
  ATELIER_ADMIN_EMAIL: staffEmail,
  ATELIER_ADMIN_PASSWORD: newPassword.optional(),
});

/**
 * Makes the first super_admin where there is no user at all. A password that is not given is generated and returned,
 * this once. Where there are users already, `email` is that of the longest-serving super_admin.
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
