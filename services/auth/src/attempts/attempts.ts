/** Wrong guesses at one secret since the last correct one. */
export interface Attempts {
  failures: number;
  blockedUntil: Date | null;
}

/** After every `size` consecutive wrong guesses, further ones are blocked for a while, each time twice as long. */
interface AttemptPolicy {
  size: number;
  firstBlockMs: number;
  longestBlockMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes have only six digits, so they need the stricter limit; passwords have far more possibilities. */
export const ATTEMPT_POLICIES = {
  password: { size: 10, firstBlockMs: 15 * MINUTE_MS, longestBlockMs: HOUR_MS },
  code: { size: 5, firstBlockMs: 15 * MINUTE_MS, longestBlockMs: 24 * HOUR_MS },
} satisfies Record<string, AttemptPolicy>;
export type AttemptKind = keyof typeof ATTEMPT_POLICIES;

export const NO_ATTEMPTS: Attempts = { failures: 0, blockedUntil: null };

/** Seconds until the next guess is accepted; 0 means now. */
export const waitSeconds = ({ blockedUntil }: Attempts, now: Date): number =>
  blockedUntil === null ? 0 : Math.max(0, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000));

export const afterFailure = ({ failures }: Attempts, policy: AttemptPolicy, now: Date): Attempts => {
  const count = failures + 1;
  if (count % policy.size !== 0) return { failures: count, blockedUntil: null };
  const blockMs = Math.min(policy.firstBlockMs * 2 ** (count / policy.size - 1), policy.longestBlockMs);
  return { failures: count, blockedUntil: new Date(now.getTime() + blockMs) };
};
