import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** The mail that invites a new staff member. */
export const invitationLetter = (firstName: string, link: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `Your invitation to ${name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `You have been invited to the back-office of ${name}. Choose a password to accept:`,
      { link },
      'This link works once, within seven days. If you were not expecting this email, you can ignore it.',
    ],
    sender,
    signature,
  ),
});
