import type { DropReason } from '@atelier/contracts';
import { isbot } from 'isbot';
import { isSpamReferrer } from './spam-referrers.js';

/** Why a view is not counted; undefined if it is. */
export const findDropReason = (userAgent: string, referrerHost: string | null): DropReason | undefined => {
  if (userAgent === '') return 'no_user_agent';
  if (isbot(userAgent)) return 'bot';
  return referrerHost !== null && isSpamReferrer(referrerHost) ? 'spam_referrer' : undefined;
};
