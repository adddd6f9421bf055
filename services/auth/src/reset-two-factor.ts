import { Transactions } from '@atelier/service-kit';
import { SecondFactors } from './second-factors/second-factors.js';
import { UsersRepository } from './users/users.repository.js';
import { withAuth } from './with-auth.js';

/** Switches off two-factor sign-in for a user. Rejects if no user has the e-mail, or if it is already off. */
export const resetTwoFactor = (env: NodeJS.ProcessEnv, email: string): Promise<void> =>
  withAuth(env, async (application) => {
    const user = await application.get(UsersRepository).findByEmail(email);
    if (user === undefined) throw new Error(`There is no user with the e-mail ${email}.`);
    const data = { userId: user.id, actorId: null, by: 'command_line' } as const;
    const wasOn = await application.get(Transactions).run(() => application.get(SecondFactors).switchOff(data));
    if (!wasOn) throw new Error(`Two-factor sign-in is not on for ${email}.`);
  });
