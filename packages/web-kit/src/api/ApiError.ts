import type { Failure, FieldIssue } from '@atelier/contracts';

/** Messages for failed calls (CHR-7). */
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

/** A failed call. `message` comes from the catalog; `serverMessage` is the server's text, if any. */
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
 * Whether a thrown value is an ApiError. Compares names, because the shell and the remotes each have their own copy of the class, and
 * the platform's client throws the shell's.
 */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

export const errorOfAnswer = (status: number, failure: Partial<Failure> | undefined): ApiError => {
  const message = MESSAGE_OF_STATUS[status] ?? failure?.message ?? failure?.error ?? SOMETHING_WENT_WRONG;
  return new ApiError(message, 'answer', status, failure);
};

/** The text for a screen: the server's message if it answered, otherwise the fallback. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (isApiError(error) ? error.serverMessage : undefined) ?? fallback;

/** The issues of a 400 as one line: 'Validation error: field: message', joined by commas. */
export const validationMessage = (error: unknown): string | undefined =>
  isApiError(error) && error.issues.length > 0
    ? `Validation error: ${error.issues.map(({ field, message }) => `${field}: ${message}`).join(', ')}`
    : undefined;
