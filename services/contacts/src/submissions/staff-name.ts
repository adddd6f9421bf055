import type { TokenClaims } from '@atelier/contracts';

/** The name that stands beside what someone of staff did. */
export const staffName = ({ firstName, lastName, email }: TokenClaims): string =>
  `${firstName} ${lastName}`.trim() || email;
