import type { Rights } from '@atelier/contracts';

/** Whoever administers, with the rights that they have at this moment: a member of staff, or an API key. */
export interface Actor extends Rights {
  id: string;
  name: string;
}
