import { AccessDenied } from '../http/exceptions.js';
import type { Viewer } from './viewer.js';

/** How long a checked second factor counts as fresh. */
const FRESH_SECOND_FACTOR_SECONDS = 10 * 60;

/** Whether the viewer's token says that a second factor was checked recently. */
export const isSecondFactorFresh = (viewer: Viewer, now = new Date()): boolean =>
  now.getTime() / 1000 - (viewer?.secondFactorAt ?? 0) <= FRESH_SECOND_FACTOR_SECONDS;

/** Throws 403 unless the viewer's second factor was checked recently. */
export const requireFreshSecondFactor = (viewer: Viewer, now = new Date()): void => {
  if (!isSecondFactorFresh(viewer, now))
    throw new AccessDenied(
      'This needs a second factor that was checked in the last 10 minutes. Please confirm it by POST /api/auth/confirm.',
    );
};
