import { letter, type MailAddress } from '@atelier/service-kit';

/** Tells somebody that an administrator has switched their two-factor sign-in off. */
export const resetNotice = (firstName: string, studio: MailAddress) => ({
  subject: `Two-factor sign-in was reset at ${studio.name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `an administrator has switched off two-factor sign-in for your account in the back-office of ${studio.name}. Until you switch it on again under Security, your password alone signs in.`,
      'If you did not ask for this, please tell the studio at once and change your password.',
    ],
    studio,
  ),
});
