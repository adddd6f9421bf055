import { isApiError } from '@atelier/web-kit/api/ApiError';
import type { BulkOutcome, ItemFailure, Pace } from './BulkOutcome';
import { settleFailure } from './settleFailure';

const AT_ONCE = 4;

/** One call per item, a few at a time; failures are collected and do not stop the rest. */
export const runForEach = async <T>(
  items: readonly T[],
  call: (item: T) => Promise<unknown>,
  pace: Pace<T> = {},
): Promise<BulkOutcome<T>> => {
  const { atOnce = AT_ONCE, signal, onProgress } = pace;
  const waiting = [...items];
  const succeeded: T[] = [];
  const failures: ItemFailure<T>[] = [];
  const next = () => (signal?.aborted ? undefined : waiting.shift());
  const work = async () => {
    for (let item = next(); item !== undefined; item = next()) {
      try {
        await call(item);
        succeeded.push(item);
      } catch (error) {
        // A call that the stop cut off is not a failure.
        if (signal?.aborted && isApiError(error) && error.kind === 'cancelled') return;
        const outcome = await settleFailure([item], error, pace);
        succeeded.push(...outcome.succeeded);
        failures.push(...outcome.failures);
      }
      onProgress?.(succeeded.length + failures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { succeeded, failures };
};
