import { isApiError } from '@atelier/web-kit/api/ApiError';

/** The form's message for a failed call. */
export const failureText = (error: unknown): string =>
  isApiError(error) ? error.message : 'Something went wrong. Please try again.';

/** Whether the call failed because the link is unknown, used, or expired. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && error.issues.some(({ field }) => field === 'token');
