import { letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

const DONE = { added: 'added to', removed: 'removed from' };

/** The mail that notifies a user of changes to their passkeys. */
export const passkeyNotice = (
  change: 'added' | 'removed',
  { firstName, passkey }: { firstName: string; passkey: string },
  { name, sender, signature }: SenderIdentity,
) => ({
  from: sender,
  subject: `A passkey was ${DONE[change]} your ${name} account`,
  ...letter(
    [
      `Hello ${firstName},`,
      `The passkey "${passkey}" was ${DONE[change]} your account in the back-office of ${name}.`,
      'If this was not you, change your password right away, and check your passkeys and sessions under Security.',
    ],
    sender,
    signature,
  ),
});
