/** How often somebody was wrong since they were last right; the same for all addresses that they come from. */
export interface Attempts {
  failures: number;
  blockedUntil: Date | null;
}

export const ATTEMPTS_BEFORE_BLOCK = 5;
const FIRST_BLOCK_MS = 15 * 60 * 1000;
const LONGEST_BLOCK_MS = 24 * 60 * 60 * 1000;

export const NO_ATTEMPTS: Attempts = { failures: 0, blockedUntil: null };

export const isBlocked = ({ blockedUntil }: Attempts, now: Date): boolean =>
  blockedUntil !== null && blockedUntil > now;

/** Each fifth wrong code in a row closes the account to codes for twice as long as the time before. */
export const afterFailure = ({ failures }: Attempts, now: Date): Attempts => {
  const count = failures + 1;
  if (count % ATTEMPTS_BEFORE_BLOCK !== 0) return { failures: count, blockedUntil: null };
  const blockMs = Math.min(FIRST_BLOCK_MS * 2 ** (count / ATTEMPTS_BEFORE_BLOCK - 1), LONGEST_BLOCK_MS);
  return { failures: count, blockedUntil: new Date(now.getTime() + blockMs) };
};
