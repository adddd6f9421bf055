import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const sessionOpened = defineEvent(
  'atelier.auth.session.opened.v1',
  'A member of staff signed in.',
  z.object({ sessionId: z.string(), userId: z.string() }),
);

/** Gateways refuse tokens of this session from here on, although the tokens have not expired. */
export const sessionRevoked = defineEvent(
  'atelier.auth.session.revoked.v1',
  'A session ended: signed out, its refresh token was used twice, or the password changed.',
  z.object({
    sessionId: z.string(),
    userId: z.string(),
    reason: z.enum(['signed_out', 'refresh_reused', 'password_changed']),
  }),
);
