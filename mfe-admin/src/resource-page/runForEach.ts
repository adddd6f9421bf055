import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';

export interface ItemFailure<T> {
  item: T;
  message: string;
}

export interface BulkOutcome<T> {
  succeeded: readonly T[];
  failures: readonly ItemFailure<T>[];
}

const AT_ONCE = 4;

/** Why a call failed, as the server said it. */
export const failureMessage = (error: unknown): string =>
  serverMessageOr(error, isApiError(error) ? error.message : 'Something went wrong.');

/** One call an item, a few at a time; what fails is collected by item and stops nothing. */
export const runForEach = async <T>(
  items: readonly T[],
  call: (item: T) => Promise<unknown>,
): Promise<BulkOutcome<T>> => {
  const waiting = [...items];
  const succeeded: T[] = [];
  const failures: ItemFailure<T>[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await call(item);
        succeeded.push(item);
      } catch (error) {
        failures.push({ item, message: failureMessage(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { succeeded, failures };
};
