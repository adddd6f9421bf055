import { type Conflict, conflict, VERSION_HEADER } from '@atelier/contracts/http/version';
import { isApiError } from '@atelier/web-kit/api/ApiError';

/** The header with the version that a change is based on. */
export const withVersion = (version: number): Record<string, string> => ({ [VERSION_HEADER]: `"${version}"` });

/** Who saved first, if a change was rejected for that. */
export const findConflict = (error: unknown): Conflict | undefined =>
  isApiError(error) && error.status === 409 ? conflict.safeParse(error.failure?.data).data : undefined;
