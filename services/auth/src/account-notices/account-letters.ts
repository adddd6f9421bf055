import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** A mail to an owner about their account. */
export type AccountLetter = (
  firstName: string,
  identity: SenderIdentity,
) => { from: SenderIdentity['sender']; subject: string } & ReturnType<typeof letter>;

const accountLetter =
  (subject: (studio: string) => string, told: (studio: string) => string, advice: string): AccountLetter =>
  (firstName, { name, sender, signature }) => ({
    from: sender,
    subject: subject(name),
    ...letter([`Hello ${firstName},`, told(name), advice], sender, signature),
  });

export const passwordNotice = accountLetter(
  (studio) => `Your password was changed at ${studio}`,
  (studio) =>
    `your account in the back-office of ${studio} has a new password. Where you were signed in with the old one, you may have to sign in again.`,
  'If that was not you, please choose another one at once with “Forgot password?” on the sign-in page, and tell the studio.',
);

export const switchedOnNotice = accountLetter(
  (studio) => `Two-factor sign-in was switched on at ${studio}`,
  (studio) =>
    `two-factor sign-in was switched on for your account in the back-office of ${studio}. From now on, signing in with your password also needs a code from the authenticator app.`,
  'If that was not you, please change your password at once, and ask a super admin of the studio to reset two-factor sign-in.',
);

/** In one of the owner's own sessions. */
export const switchedOffNotice = accountLetter(
  (studio) => `Two-factor sign-in was switched off at ${studio}`,
  (studio) =>
    `two-factor sign-in was switched off for your account in the back-office of ${studio}. Until you switch it on again under Security, you sign in with only your password.`,
  'If that was not you, please change your password at once, and check the passkeys and sessions under Security.',
);

/** By an administrator, in the back-office or on the command line. */
export const resetNotice = accountLetter(
  (studio) => `Two-factor sign-in was reset at ${studio}`,
  (studio) =>
    `an administrator has switched off two-factor sign-in for your account in the back-office of ${studio}. Until you switch it on again under Security, you sign in with only your password.`,
  'If you did not ask for this, please tell the studio at once and change your password.',
);
