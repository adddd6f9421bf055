import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** The mail that tells the old address of an account that another one has replaced it. */
export const emailNotice = (firstName: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `The email address of your ${name} account was changed`,
  ...letter(
    [
      `Hello ${firstName},`,
      `Your account in the back-office of ${name} has a new email address. You can no longer use this one to sign in or to reset your password.`,
      'If this was not you, tell the studio right away. If you are still signed in somewhere, change your password there.',
    ],
    sender,
    signature,
  ),
});
