import { AccessDenied } from '../http/exceptions.js';
import type { Viewer } from './viewer.js';

/** How long a second factor that was shown counts for what needs a fresh one. */
export const FRESH_SECOND_FACTOR_SECONDS = 10 * 60;

/** Whether the viewer's token says that a second factor was checked a short while ago. */
export const isSecondFactorFresh = (viewer: Viewer, now = new Date()): boolean =>
  now.getTime() / 1000 - (viewer?.secondFactorAt ?? 0) <= FRESH_SECOND_FACTOR_SECONDS;

/** 403 for anybody whose second factor was not checked a short while ago. */
export const requireFreshSecondFactor = (viewer: Viewer, now = new Date()): void => {
  if (!isSecondFactorFresh(viewer, now))
    throw new AccessDenied(
      'This needs a second factor that was checked in the last 10 minutes. Please confirm it by POST /api/auth/confirm.',
    );
};
