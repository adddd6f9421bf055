import type { BulkAnswer, BulkResult } from '@atelier/contracts';
import { HttpException } from '@nestjs/common';
import { InvalidInput } from './exceptions.js';

const SERVER_ERROR = 'Server error. Please try again later.';

/** Describes the failure of one item. Errors that are not the item's fault go to `unexpected`. */
const getFailure = (id: string, error: unknown, unexpected: (error: unknown) => void): BulkResult => {
  const isExpected = error instanceof HttpException && error.getStatus() < 500;
  if (!isExpected) unexpected(error);
  return {
    id,
    success: false,
    message: isExpected ? error.message : SERVER_ERROR,
    ...(error instanceof InvalidInput ? { errors: [...error.issues] } : {}),
  };
};

interface BulkWork<Item> {
  apply(item: Item): Promise<string>;
  unexpected(error: unknown): void;
}

/** Processes the items in the order of the request; a failed item does not stop the others. `apply` returns what was done. */
export const forEachItem = async <Item extends { id: string }>(
  items: readonly Item[],
  { apply, unexpected }: BulkWork<Item>,
): Promise<BulkResult[]> => {
  const results: BulkResult[] = [];
  for (const item of items) {
    const result = await apply(item).then(
      (message) => ({ id: item.id, success: true, message }),
      (error: unknown) => getFailure(item.id, error, unexpected),
    );
    results.push(result);
  }
  return results;
};

/** The answer of a bulk call, such as '3 services updated successfully' or '2 of 3 services updated'. */
export const getBulkAnswer = (
  results: BulkResult[],
  noun: string,
  done: 'updated' | 'deleted' | 'restored',
): BulkAnswer => {
  const succeeded = results.filter(({ success }) => success).length;
  const failed = results.length - succeeded;
  const nouns = results.length === 1 ? noun : `${noun}s`;
  const message =
    failed === 0 ? `${succeeded} ${nouns} ${done} successfully` : `${succeeded} of ${results.length} ${nouns} ${done}`;
  return { success: failed === 0, message, data: results, succeeded, failed };
};
