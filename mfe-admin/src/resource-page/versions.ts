import { type Conflict, conflict, VERSION_HEADER } from '@atelier/contracts/http/version';
import { isApiError } from '@atelier/web-kit/api/ApiError';

/** The header by which a change says on which version it was made. */
export const madeOn = (version: number): Record<string, string> => ({ [VERSION_HEADER]: `"${version}"` });

/** Who was faster, where a change was refused for that. */
export const findConflict = (error: unknown): Conflict | undefined =>
  isApiError(error) && error.status === 409 ? conflict.safeParse(error.failure?.data).data : undefined;
