import { getAddress } from '@atelier/web-kit/api/calls';

/** Everybody, in the order in which they came. */
export const TEAM_NEEDS = {
  members: getAddress('GET /team', { query: { limit: 100, sort: 'oldest' } }),
} as const;
