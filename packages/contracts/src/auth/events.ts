import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const sessionOpened = defineEvent(
  'atelier.auth.session.opened.v1',
  'A member of staff signed in.',
  z.object({ sessionId: z.string(), userId: z.string() }),
);

/** Gateways refuse tokens of this session from now on, although the tokens have not expired. */
export const sessionRevoked = defineEvent(
  'atelier.auth.session.revoked.v1',
  'A session ended: signed out, its refresh token was used twice, the password or the rights of its owner changed, its owner was suspended or deleted, or its API key was deleted.',
  z.object({
    sessionId: z.string(),
    userId: z.string(),
    reason: z.enum([
      'signed_out',
      'refresh_reused',
      'password_changed',
      'rights_changed',
      'user_suspended',
      'user_deleted',
      'api_key_deleted',
    ]),
  }),
);

/** Who did it to whom, by identifiers only: permitted consumers get names and addresses from the auth service. */
const byActor = { userId: z.string(), actorId: z.string() };

export const userInvited = defineEvent(
  'atelier.auth.user.invited.v1',
  'Somebody was invited to the staff, or invited again.',
  z.object({ ...byActor, role: z.string() }),
);

export const userJoined = defineEvent(
  'atelier.auth.user.joined.v1',
  'Somebody accepted an invitation.',
  z.object({ userId: z.string() }),
);

export const userChanged = defineEvent(
  'atelier.auth.user.changed.v1',
  'A member of staff was changed; `fields` names what, never to what.',
  z.object({ ...byActor, fields: z.array(z.string()) }),
);

export const userSuspended = defineEvent(
  'atelier.auth.user.suspended.v1',
  'A member of staff was suspended.',
  z.object(byActor),
);

export const userReinstated = defineEvent(
  'atelier.auth.user.reinstated.v1',
  'A suspended member of staff was taken back.',
  z.object(byActor),
);

export const userDeleted = defineEvent(
  'atelier.auth.user.deleted.v1',
  'Somebody was taken off the staff.',
  z.object(byActor),
);

export const roleChanged = defineEvent(
  'atelier.auth.role.changed.v1',
  'What a role brings was changed.',
  z.object({ role: z.string(), actorId: z.string() }),
);

export const roleCreated = defineEvent(
  'atelier.auth.role.created.v1',
  'The studio created a role of its own.',
  z.object({ role: z.string(), actorId: z.string() }),
);

export const roleDeleted = defineEvent(
  'atelier.auth.role.deleted.v1',
  'A role that the studio had created was deleted.',
  z.object({ role: z.string(), actorId: z.string() }),
);

export const passwordChanged = defineEvent(
  'atelier.auth.password.changed.v1',
  'A member of staff changed their password.',
  z.object({ userId: z.string() }),
);

export const passwordReset = defineEvent(
  'atelier.auth.password.reset.v1',
  'A forgotten password was replaced, by the link of a mail or on the command line.',
  z.object({ userId: z.string() }),
);

export const twoFactorEnabled = defineEvent(
  'atelier.auth.two_factor.enabled.v1',
  'A member of staff switched two-factor sign-in on.',
  z.object({ userId: z.string() }),
);

export const twoFactorDisabled = defineEvent(
  'atelier.auth.two_factor.disabled.v1',
  'Two-factor sign-in of a member of staff was switched off; `actorId` is null for the command line.',
  z.object({
    userId: z.string(),
    actorId: z.string().nullable(),
    by: z.enum(['owner', 'administrator', 'command_line']),
  }),
);

export const recoveryCodesReplaced = defineEvent(
  'atelier.auth.recovery_codes.replaced.v1',
  'A member of staff made new recovery codes.',
  z.object({ userId: z.string() }),
);

export const recoveryCodeUsed = defineEvent(
  'atelier.auth.recovery_code.used.v1',
  'A recovery code stood in for the authenticator app; `left` is how many there are still.',
  z.object({ userId: z.string(), left: z.number().int() }),
);

export const passkeyAdded = defineEvent(
  'atelier.auth.passkey.added.v1',
  'A member of staff added a passkey.',
  z.object({ userId: z.string(), passkeyId: z.string() }),
);

export const passkeyRemoved = defineEvent(
  'atelier.auth.passkey.removed.v1',
  'A member of staff removed a passkey.',
  z.object({ userId: z.string(), passkeyId: z.string() }),
);

export const apiKeyCreated = defineEvent(
  'atelier.auth.api_key.created.v1',
  'An API key was made.',
  z.object({ keyId: z.string(), actorId: z.string() }),
);

export const apiKeyDeleted = defineEvent(
  'atelier.auth.api_key.deleted.v1',
  'An API key was deleted.',
  z.object({ keyId: z.string(), actorId: z.string() }),
);
