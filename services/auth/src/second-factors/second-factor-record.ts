import type { SealedSecret } from '@atelier/service-kit';

/** The stored second factor of one staff member, by the identifier of its owner. */
export interface SecondFactorRecord {
  userId: string;
  /** Null until it is enabled. */
  secret: SealedSecret | null;
  enabledAt: Date | null;
  /** The newest time step of a used code: codes of this or an earlier step are refused. */
  lastStep: number;
  /** Digests of the remaining recovery codes. */
  recoveryCodes: string[];
  /** A secret awaiting its first code. */
  pending: SealedSecret | null;
  pendingUntil: Date | null;
}

/** An enabled second factor. */
export type ActiveSecondFactor = SecondFactorRecord & { secret: SealedSecret; enabledAt: Date };

export const isActive = (record: SecondFactorRecord | undefined): record is ActiveSecondFactor =>
  record !== undefined && record.secret !== null && record.enabledAt !== null;
