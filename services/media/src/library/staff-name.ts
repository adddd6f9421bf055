import type { TokenClaims } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';

const fullNameOf = ({ firstName, lastName, email }: TokenClaims): string => `${firstName} ${lastName}`.trim() || email;

/** How records name whoever acted; the guard let nobody else than staff pass. */
export const staffName = (viewer: Viewer): string => (viewer === undefined ? 'Staff' : fullNameOf(viewer));
