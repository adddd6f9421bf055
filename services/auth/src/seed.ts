import { type NewMember, StaffService } from './users/staff.service.js';
import { withAuth } from './with-auth.js';

/** Adds staff with the permissions of their role; skips an e-mail that is taken. Run after `ensureAdministrator`. */
export const seed = (env: NodeJS.ProcessEnv, { users }: { users: readonly NewMember[] }) =>
  withAuth(env, async (application) => {
    const staff = application.get(StaffService);
    let count = 0;
    for (const user of users) if (await staff.add(user)) count += 1;
    return { seeded: count > 0, count };
  });
