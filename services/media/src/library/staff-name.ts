import type { TokenClaims } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';

const getFullName = ({ firstName, lastName, email }: TokenClaims): string => `${firstName} ${lastName}`.trim() || email;

/** The name of the actor for records; the guard admits only staff. */
export const staffName = (viewer: Viewer): string => (viewer === undefined ? 'Staff' : getFullName(viewer));
