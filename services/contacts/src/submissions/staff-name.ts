import type { TokenClaims } from '@atelier/contracts';

/** Display name for a staff member's actions. */
export const staffName = ({ firstName, lastName, email }: TokenClaims): string =>
  `${firstName} ${lastName}`.trim() || email;
