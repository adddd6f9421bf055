import { addressOf } from '@atelier/web-kit/api/calls';

/** Everybody, in the order in which they came. */
export const TEAM_NEEDS = {
  members: addressOf('GET /team', { query: { limit: 100, sort: 'oldest' } }),
} as const;
