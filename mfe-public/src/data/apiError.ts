import type { ApiError } from '@atelier/web-kit/api/ApiError';

/** The shell's client throws the shell's copy of the class, so errors from it are recognized by name. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** The text for a screen: the server's message if it answered, otherwise the fallback. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (isApiError(error) ? error.serverMessage : undefined) ?? fallback;

const FINAL_STATUSES = [400, 404, 410];

/** A client error would repeat, so there is no retry. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(isApiError(error) && FINAL_STATUSES.includes(error.status));

const GONE_STATUSES = [404, 410];

/** The item does not exist, or no longer. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && GONE_STATUSES.includes(error.status);

/** The request was cancelled, so there is no error to show. */
export const isCancelled = (error: unknown): boolean => isApiError(error) && error.kind === 'cancelled';
