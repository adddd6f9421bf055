import { API_KEY_ROLE, EVERY_REMOTE, type ReleaseVerb } from '@atelier/contracts';
import { AccessDenied, requireFreshSecondFactor, type Viewer } from '@atelier/service-kit';
import { ConflictException } from '@nestjs/common';

/**
 * Published code runs on the server, so the permission alone is not enough. Throws 403 for a key that was not made for this
 * remote and verb, and for staff without a fresh second factor.
 */
export const requireMayPublish = (viewer: Viewer, remote: string, verb: ReleaseVerb): void => {
  if (viewer?.role === API_KEY_ROLE) requireKeyFor(remote, verb, viewer);
  else requireFreshSecondFactor(viewer);
};

const requireKeyFor = (
  remote: string,
  verb: ReleaseVerb,
  { remotes = [], releaseVerbs = [] }: NonNullable<Viewer>,
): void => {
  if (!remotes.includes(remote) && !remotes.includes(EVERY_REMOTE))
    throw new AccessDenied(`This API key may not publish ${remote}.`);
  if (releaseVerbs.length > 0 && !releaseVerbs.includes(verb))
    throw new AccessDenied(`This API key may not ${verb}; it may ${releaseVerbs.join(', ')}.`);
};

/** Throws 409 if the version in a place is not the one that the caller saw there: `''` for none, undefined if the caller did not say. */
export const requireSeen = (
  remote: string,
  place: string,
  current: string | undefined,
  seen: string | undefined,
): void => {
  if (seen === undefined || seen === (current ?? '')) return;
  const found = seen === '' ? `${current} is ${place} by now` : `${seen} is no longer ${place}`;
  throw new ConflictException(`${remote} ${found}. Nothing was changed.`);
};
