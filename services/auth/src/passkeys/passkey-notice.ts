import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

const DONE = { added: 'was added to', removed: 'was removed from' };

/** The mail that notifies a user of changes to their passkeys. */
export const passkeyNotice = (
  change: 'added' | 'removed',
  { firstName, passkey }: { firstName: string; passkey: string },
  { name, sender, signature }: SenderIdentity,
) => ({
  from: sender,
  subject: `A passkey was ${change} at ${name}`,
  ...letter(
    [
      `Hello ${firstName},`,
      `the passkey "${passkey}" ${DONE[change]} your account in the back-office of ${name}.`,
      'If that was not you, please change your password at once, and check the passkeys and sessions under Security.',
    ],
    sender,
    signature,
  ),
});
