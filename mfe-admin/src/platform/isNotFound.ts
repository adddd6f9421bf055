import { isApiError } from '@atelier/web-kit/api/ApiError';

const NOT_FOUND = 404;

/** Whether what was called for does not exist, or no longer. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === NOT_FOUND;
