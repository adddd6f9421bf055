import type { Failure, FieldIssue } from '@atelier/contracts';

/** What people read when a call fails (CHR-7). */
const MESSAGE_OF_STATUS: Readonly<Record<number, string>> = {
  401: 'Session expired. Please login again.',
  403: 'Access denied.',
  404: 'Resource not found.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
};
export const SERVER_NOT_RESPONDING = 'Server is not responding';
export const SEARCH_CANCELLED = 'Search cancelled';
const SOMETHING_WENT_WRONG = 'Something went wrong.';

export type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'cancelled';

/** A call that failed. `message` is the catalogue's; `serverMessage` what the server said, where it said something. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    readonly kind: ApiErrorKind,
    readonly status = 0,
    readonly failure?: Partial<Failure>,
  ) {
    super(message);
  }

  get serverMessage(): string | undefined {
    return this.failure?.message ?? this.failure?.error;
  }

  get issues(): readonly FieldIssue[] {
    return this.failure?.errors ?? [];
  }
}

/**
 * Whether something that was thrown is an ApiError. By name: shell and remotes each have their own copy of the class, and
 * the platform's client throws the shell's.
 */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

export const errorOfAnswer = (status: number, failure: Partial<Failure> | undefined): ApiError => {
  const message = MESSAGE_OF_STATUS[status] ?? failure?.message ?? failure?.error ?? SOMETHING_WENT_WRONG;
  return new ApiError(message, 'answer', status, failure);
};

/** What a screen shows: the server's own words where it answered, else the fallback. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (isApiError(error) ? error.serverMessage : undefined) ?? fallback;

/** A 400 with issues as one line: 'Validation error: field: message', joined by commas. */
export const validationMessage = (error: unknown): string | undefined =>
  isApiError(error) && error.issues.length > 0
    ? `Validation error: ${error.issues.map(({ field, message }) => `${field}: ${message}`).join(', ')}`
    : undefined;
