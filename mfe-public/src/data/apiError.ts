import type { ApiError } from '@atelier/web-kit/api/ApiError';

/** The shell's client throws the shell's copy of the class: across units an error is known by its name. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** The text for a screen: the server's message if it answered, otherwise the fallback. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (isApiError(error) ? error.serverMessage : undefined) ?? fallback;

const FINAL_STATUSES = [400, 404, 410];

/** An answer that says no will say no again. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(isApiError(error) && FINAL_STATUSES.includes(error.status));

const GONE_STATUSES = [404, 410];

/** There is no such thing, or no longer. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && GONE_STATUSES.includes(error.status);

/** Somebody took the question back: nobody is told. */
export const isCancelled = (error: unknown): boolean => isApiError(error) && error.kind === 'cancelled';
