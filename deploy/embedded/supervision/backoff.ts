const FIRST_MS = 250;
const LONGEST_MS = 10_000;
const HEALTHY_MS = 30_000;

/** The wait before the next start: doubles from 250 ms to 10 s, and resets after 30 s of health. */
export class Backoff {
  #nextMs = FIRST_MS;

  next(healthyForMs: number): number {
    const delayMs = healthyForMs >= HEALTHY_MS ? FIRST_MS : this.#nextMs;
    this.#nextMs = Math.min(delayMs * 2, LONGEST_MS);
    return delayMs;
  }
}
