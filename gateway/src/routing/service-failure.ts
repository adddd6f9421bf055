import type { Failure } from '@atelier/contracts';

/** For the header of the same name, when a service does not answer. */
export const RETRY_AFTER_SECONDS = '5';

/** The answer when a service is unavailable (503) or too slow (504). */
export const serviceFailure = (status: 503 | 504, requestId: string): Failure => ({
  success: false,
  message:
    status === 504
      ? 'The service did not answer in time. Please try again.'
      : 'The service is temporarily unavailable. Please try again.',
  error: status === 504 ? 'Gateway Timeout' : 'Service Unavailable',
  requestId,
});
