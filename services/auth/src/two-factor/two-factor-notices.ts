import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** The mail that tells a user that an administrator has disabled their two-factor sign-in. */
export const resetNotice = (firstName: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `Two-factor sign-in was reset at ${name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `an administrator has switched off two-factor sign-in for your account in the back-office of ${name}. Until you switch it on again under Security, you sign in with only your password.`,
      'If you did not ask for this, please tell the studio at once and change your password.',
    ],
    sender,
    signature,
  ),
});

/** The mail that tells users that two-factor sign-in was switched off in one of their own sessions. */
export const switchedOffNotice = (firstName: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `Two-factor sign-in was switched off at ${name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `two-factor sign-in was switched off for your account in the back-office of ${name}. Until you switch it on again under Security, you sign in with only your password.`,
      'If that was not you, please change your password at once, and check the passkeys and sessions under Security.',
    ],
    sender,
    signature,
  ),
});
