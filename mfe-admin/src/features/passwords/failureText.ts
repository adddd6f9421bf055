import { isApiError } from '@atelier/web-kit/api/ApiError';

/** What a form says where its call failed. */
export const failureText = (error: unknown): string =>
  isApiError(error) ? error.message : 'Something went wrong. Please try again.';

/** Whether the call failed because of the link: unknown, used, or too old. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && error.issues.some(({ field }) => field === 'token');
