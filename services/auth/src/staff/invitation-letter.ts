import { letter, type MailAddress } from '@atelier/service-kit';

/** The mail that invites somebody to the staff. */
export const invitationLetter = (firstName: string, link: string, studio: MailAddress) => ({
  subject: `Your invitation to ${studio.name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `you have been invited to the back-office of ${studio.name}. Choose a password to accept:`,
      { link },
      'The link works once, for seven days. If you did not expect this mail, you can ignore it.',
    ],
    studio,
  ),
});
