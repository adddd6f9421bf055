import type { BulkAnswer, BulkResult } from '@atelier/contracts';
import { fieldIssuesOf, InvalidInput } from '@atelier/service-kit';
import type * as z from 'zod';

/** The data of one item of a bulk call; what breaks a rule fails that item alone. */
export const parsedItem = <Input>(schema: z.ZodType<Input>, data: unknown): Input => {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new InvalidInput(fieldIssuesOf(result.error.issues));
};

/** The answer of a bulk call, such as '3 service(s) updated successfully' or '2 of 3 service(s) updated'. */
export const bulkAnswerOf = (results: BulkResult[], nouns: string, done: string): BulkAnswer => {
  const succeeded = results.filter(({ success }) => success).length;
  const failed = results.length - succeeded;
  const message =
    failed === 0 ? `${succeeded} ${nouns} ${done} successfully` : `${succeeded} of ${results.length} ${nouns} ${done}`;
  return { success: failed === 0, message, data: results, succeeded, failed };
};
