import { operationOf } from '@atelier/contracts';
import type { LimitName } from '@atelier/service-kit/limits/rate-limits';
import { operationOfPath } from '../routing/operation-of-path.js';

/** The limit that a call counts against: that of its operation, whatever way the address is written. */
export const limitOf = (method: string, url: string): LimitName => {
  const [path = ''] = url.split('?');
  const key = operationOfPath(method === 'HEAD' ? 'GET' : method, path.slice('/api'.length));
  return (key === undefined ? undefined : operationOf(key).limit) ?? 'public';
};
