import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** The mail for a forgotten password. */
export const resetLetter = (firstName: string, link: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `Your password at ${name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `somebody, probably you, asked for a new password for the back-office of ${name}. Choose it here:`,
      { link },
      'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
    sender,
    signature,
  ),
});
