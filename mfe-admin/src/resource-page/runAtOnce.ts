import type { BulkAnswer, BulkResult } from '@atelier/contracts';
import { type BulkOutcome, failureMessage, type ItemFailure } from './runForEach';

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

/** One call for all items whose answer has a result per item; if the call fails, every item failed. */
export const runAtOnce = async <T extends { id: string }>(
  items: readonly T[],
  callAll: (items: readonly T[]) => Promise<BulkAnswer>,
): Promise<BulkOutcome<T>> => {
  try {
    return getOutcome(items, (await callAll(items)).data);
  } catch (error) {
    return { succeeded: [], failures: items.map((item) => ({ item, message: failureMessage(error) })) };
  }
};
