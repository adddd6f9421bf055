export interface ItemFailure<T> {
  item: T;
  message: string;
  /** Whether it may have been changed all the same. */
  isUnknown?: boolean;
}

export interface BulkOutcome<T> {
  succeeded: readonly T[];
  failures: readonly ItemFailure<T>[];
}

export interface Pace<T> {
  atOnce?: number;
  /** Asks the server whether an item is changed, after an answer that did not arrive. */
  isDone?: ((item: T) => Promise<boolean>) | undefined;
  /** Stops calls that have not started. */
  signal?: AbortSignal;
  /** Called with the number of finished calls. */
  onProgress?: (ended: number) => void;
}
