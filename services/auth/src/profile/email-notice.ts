import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

/** The mail that tells the old address of an account that another one has replaced it. */
export const emailNotice = (firstName: string, { name, sender, signature }: SenderIdentity) => ({
  from: sender,
  subject: `Your e-mail address was changed at ${name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `your account in the back-office of ${name} has a new e-mail address. You can no longer sign in with this one, or use it to reset your password.`,
      'If that was not you, please tell the studio at once. If you are still signed in somewhere, change your password there.',
    ],
    sender,
    signature,
  ),
});
