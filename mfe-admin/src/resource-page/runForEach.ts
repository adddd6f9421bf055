import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';

export interface ItemFailure<T> {
  item: T;
  message: string;
}

export interface BulkOutcome<T> {
  succeeded: readonly T[];
  failures: readonly ItemFailure<T>[];
}

export interface Pace {
  atOnce?: number;
  /** Stops calls that have not started. */
  signal?: AbortSignal;
  /** Called with the number of finished calls. */
  onProgress?: (ended: number) => void;
}

const AT_ONCE = 4;

/** The server's message for a failed call. */
export const failureMessage = (error: unknown): string =>
  serverMessageOr(error, isApiError(error) ? error.message : 'Something went wrong.');

/** One call per item, a few at a time; failures are collected and do not stop the rest. */
export const runForEach = async <T>(
  items: readonly T[],
  call: (item: T) => Promise<unknown>,
  { atOnce = AT_ONCE, signal, onProgress }: Pace = {},
): Promise<BulkOutcome<T>> => {
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
        failures.push({ item, message: failureMessage(error) });
      }
      onProgress?.(succeeded.length + failures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { succeeded, failures };
};
