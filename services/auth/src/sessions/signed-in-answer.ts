import type { SignedIn } from '@atelier/contracts';
import { ACCESS_TOKEN_LIFETIME_SECONDS } from '@atelier/service-kit';
import { toAdmin } from '../users/user.js';
import type { SessionTokens } from './sessions.service.js';

/** The answer to a successful sign-in; the refresh token goes into the cookie instead. */
export const signedInAnswer = (
  { user, accessToken }: Pick<SessionTokens, 'user' | 'accessToken'>,
  message: string,
): SignedIn => ({
  success: true,
  message,
  data: { admin: toAdmin(user), token: accessToken, expiresInSeconds: ACCESS_TOKEN_LIFETIME_SECONDS },
});
