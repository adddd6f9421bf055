import type { SealedSecret } from '@atelier/service-kit';

/** The second factor of one member of staff, as it is kept; by the identifier of its owner. */
export interface SecondFactorRecord {
  userId: string;
  /** Null while it is not switched on. */
  secret: SealedSecret | null;
  enabledAt: Date | null;
  /** Of codes that were used, the newest time step: no code of it or of an earlier one is taken again. */
  lastStep: number;
  /** Digests of the recovery codes that are left. */
  recoveryCodes: string[];
  /** A secret that waits for its first code. */
  pending: SealedSecret | null;
  pendingUntil: Date | null;
}

/** One that is switched on. */
export type ActiveSecondFactor = SecondFactorRecord & { secret: SealedSecret; enabledAt: Date };

export const isActive = (record: SecondFactorRecord | undefined): record is ActiveSecondFactor =>
  record !== undefined && record.secret !== null && record.enabledAt !== null;
