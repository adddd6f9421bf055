import type { BulkAnswer, BulkResult } from '@atelier/contracts';
import type { BulkOutcome, ItemFailure, Pace } from './BulkOutcome';
import { settleFailure } from './settleFailure';

/** Half of what one call takes, so that progress moves and a call stays far from its timeout. */
const BATCH = 50;
const UNSAID = 'The server didn’t report a result.';

const getMessage = (result: BulkResult | undefined): string => {
  const issues = result?.errors?.map(({ message }) => message).join(', ');
  return issues || (result?.message ?? UNSAID);
};

const getOutcome = <T extends { id: string }>(items: readonly T[], results: readonly BulkResult[]): BulkOutcome<T> => {
  const resultsById = new Map(results.map((result) => [result.id, result]));
  const succeeded = items.filter(({ id }) => resultsById.get(id)?.success);
  const failures = items.flatMap((item): ItemFailure<T>[] => {
    const result = resultsById.get(item.id);
    return result?.success ? [] : [{ item, message: getMessage(result) }];
  });
  return { succeeded, failures };
};

/** Calls for many items at once, whose answers have a result per item; if a call fails, so did what the server did not change. */
export const runAtOnce = async <T extends { id: string }>(
  items: readonly T[],
  callAll: (items: readonly T[]) => Promise<BulkAnswer>,
  pace: Pace<T> = {},
): Promise<BulkOutcome<T>> => {
  const { signal, onProgress } = pace;
  const succeeded: T[] = [];
  const failures: ItemFailure<T>[] = [];
  for (let start = 0; start < items.length && !signal?.aborted; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    const outcome = await callAll(batch).then(
      ({ data }) => getOutcome(batch, data),
      (error: unknown) => settleFailure(batch, error, pace),
    );
    succeeded.push(...outcome.succeeded);
    failures.push(...outcome.failures);
    onProgress?.(succeeded.length + failures.length);
  }
  return { succeeded, failures };
};
