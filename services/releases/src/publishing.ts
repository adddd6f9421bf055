import { API_KEY_ROLE, EVERY_REMOTE } from '@atelier/contracts';
import { AccessDenied, requireFreshSecondFactor, type Viewer } from '@atelier/service-kit';

/**
 * Published code runs on the server, so the permission alone is not enough. Throws 403 for a key that was not made for this
 * remote, and for staff without a fresh second factor.
 */
export const requireMayPublish = (viewer: Viewer, remote: string): void => {
  if (viewer?.role === API_KEY_ROLE) requireKeyFor(remote, viewer.remotes ?? []);
  else requireFreshSecondFactor(viewer);
};

const requireKeyFor = (remote: string, remotes: readonly string[]): void => {
  if (!remotes.includes(remote) && !remotes.includes(EVERY_REMOTE))
    throw new AccessDenied(`This API key may not publish ${remote}.`);
};
