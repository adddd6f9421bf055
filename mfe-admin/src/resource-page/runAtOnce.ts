import type { BulkAnswer, BulkResult } from '@atelier/contracts';
import { type BulkOutcome, failureMessage, type ItemFailure, type Pace } from './runForEach';

/** A quarter of what one call takes, so that progress moves and a call stays far from its timeout on a busy server. */
const BATCH = 25;
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

/** Calls for many items at once, whose answers have a result per item; if a call fails, every item in it failed. */
export const runAtOnce = async <T extends { id: string }>(
  items: readonly T[],
  callAll: (items: readonly T[]) => Promise<BulkAnswer>,
  { signal, onProgress }: Pace = {},
): Promise<BulkOutcome<T>> => {
  const succeeded: T[] = [];
  const failures: ItemFailure<T>[] = [];
  for (let start = 0; start < items.length && !signal?.aborted; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    try {
      const outcome = getOutcome(batch, (await callAll(batch)).data);
      succeeded.push(...outcome.succeeded);
      failures.push(...outcome.failures);
    } catch (error) {
      failures.push(...batch.map((item) => ({ item, message: failureMessage(error) })));
    }
    onProgress?.(succeeded.length + failures.length);
  }
  return { succeeded, failures };
};
