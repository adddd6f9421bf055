import { getAddress } from '@atelier/web-kit/api/calls';

/** All members by the date they joined. */
export const TEAM_NEEDS = {
  members: getAddress('GET /team', { query: { limit: 100 } }),
} as const;
