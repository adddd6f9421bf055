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
  (studio) => `The password of your ${studio} account was changed`,
  (studio) =>
    `Your account in the back-office of ${studio} has a new password. You may have to sign in again in browsers where you used the old one.`,
  'If this was not you, use "Forgot password?" on the sign-in page right away to choose another one, and tell the studio.',
);

export const switchedOnNotice = accountLetter(
  (studio) => `Two-factor sign-in is on for your ${studio} account`,
  (studio) =>
    `Two-factor sign-in was switched on for your account in the back-office of ${studio}. From now on, you need your password and a code from the authenticator app to sign in.`,
  'If this was not you, change your password right away, and ask a super admin of the studio to reset two-factor sign-in.',
);

/** In one of the owner's own sessions. */
export const switchedOffNotice = accountLetter(
  (studio) => `Two-factor sign-in is off for your ${studio} account`,
  (studio) =>
    `Two-factor sign-in was switched off for your account in the back-office of ${studio}. Until you switch it on again under Security, you sign in with only your password.`,
  'If this was not you, change your password right away, and check your passkeys and sessions under Security.',
);

/** By an administrator, in the back-office or on the command line. */
export const resetNotice = accountLetter(
  (studio) => `Two-factor sign-in was reset for your ${studio} account`,
  (studio) =>
    `An administrator switched off two-factor sign-in for your account in the back-office of ${studio}. Until you switch it on again under Security, you sign in with only your password.`,
  'If you did not ask for this, tell the studio right away, and change your password.',
);
