import { getOperation } from '@atelier/contracts';
import type { LimitName } from '@atelier/service-kit/limits/rate-limits';
import { operationOfUrl } from '../routing/operation-of-path.js';

/** The rate limit of a call's operation, however the address is written. */
export const getLimit = (method: string, url: string): LimitName => {
  const key = operationOfUrl(method === 'HEAD' ? 'GET' : method, url);
  return (key === undefined ? undefined : getOperation(key).limit) ?? 'public';
};
