import type { Rights } from '@atelier/contracts';

/** The administrator with their current permissions: a staff member, or an API key. */
export interface Actor extends Rights {
  id: string;
  name: string;
  /** Of an API key; null if it does not expire. */
  expiresAt?: Date | null;
}
