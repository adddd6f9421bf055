import { getOperation } from '@atelier/contracts';
import type { LimitName } from '@atelier/service-kit/limits/rate-limits';
import { operationOfUrl } from '../routing/operation-of-path.js';

/** The limit that a call counts against: that of its operation, whatever way the address is written. */
export const getLimit = (method: string, url: string): LimitName => {
  const key = operationOfUrl(method === 'HEAD' ? 'GET' : method, url);
  return (key === undefined ? undefined : getOperation(key).limit) ?? 'public';
};
