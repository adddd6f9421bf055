import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** The mail for a forgotten password. */
export const resetLetter = (firstName: string, link: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `Reset your ${name} password`,
  ...letter(
    [
      `Hello ${firstName},`,
      `Someone, probably you, asked to reset your password for the back-office of ${name}. Choose a new one here:`,
      { link },
      'This link works once, within one hour. If you did not ask for it, ignore this email. Your password stays the same.',
    ],
    sender,
    signature,
  ),
});
