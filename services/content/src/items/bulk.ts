import type { BulkAnswer, BulkResult } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import { HttpException } from '@nestjs/common';

type Work<One> = (one: One) => Promise<unknown>;

const resultOf = async <One extends { id: string }>(one: One, done: string, work: Work<One>): Promise<BulkResult> => {
  try {
    await work(one);
    return { id: one.id, success: true, message: done };
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    const errors = error instanceof InvalidInput ? { errors: [...error.issues] } : {};
    return { id: one.id, success: false, message: error.message, ...errors };
  }
};

/** Works on each item by itself: what fails for one stops no other. */
export const inBulk = async <One extends { id: string }>(
  ones: readonly One[],
  done: string,
  work: Work<One>,
): Promise<BulkResult[]> => {
  const results: BulkResult[] = [];
  for (const one of ones) results.push(await resultOf(one, done, work));
  return results;
};

/** The answer of a bulk call, such as '3 service(s) updated successfully' or '2 of 3 service(s) updated'. */
export const bulkAnswerOf = (results: BulkResult[], nouns: string, done: string): BulkAnswer => {
  const succeeded = results.filter(({ success }) => success).length;
  const failed = results.length - succeeded;
  const message =
    failed === 0 ? `${succeeded} ${nouns} ${done} successfully` : `${succeeded} of ${results.length} ${nouns} ${done}`;
  return { success: failed === 0, message, data: results, succeeded, failed };
};
