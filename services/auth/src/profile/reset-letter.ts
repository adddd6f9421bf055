import { letter, type MailAddress } from '@atelier/service-kit';

/** The mail for a forgotten password. */
export const resetLetter = (firstName: string, link: string, studio: MailAddress) => ({
  subject: `Your password at ${studio.name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `somebody, probably you, asked for a new password for the back-office of ${studio.name}. Choose it here:`,
      { link },
      'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
    studio,
  ),
});
