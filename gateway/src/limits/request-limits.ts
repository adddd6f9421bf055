import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayEnvironment } from '../environment.js';
import { INTERNAL_ADDRESS } from '../internal-address.js';
import { RequestCounter } from './request-counter.js';

const LIMIT_OF_CALL: readonly { method: string; path: RegExp; limit: string }[] = [
  // Leaving the newsletter is asked by mail programs, from the few addresses of their makers.
  { method: 'POST', path: /^\/api\/contact(\/newsletter(\/confirm)?)?\/?$/, limit: 'contact' },
  {
    method: 'POST',
    path: /^\/api\/auth\/(login(?:\/second-factor)?|forgot-password|reset-password|invitations\/accept)\/?$/,
    limit: 'login',
  },
  { method: 'GET', path: /^\/api\/search\/?$/, limit: 'search' },
];

/** The name of the limit that a call counts against. */
export const limitOf = (method: string, url: string): string => {
  const [path = ''] = url.split('?');
  const asked = method === 'HEAD' ? 'GET' : method;
  return LIMIT_OF_CALL.find((call) => call.method === asked && call.path.test(path))?.limit ?? 'public';
};

/** The counters of RATE_LIMITS, one for all ways into the gateway. */
@Injectable()
export class RequestLimits {
  private readonly counters: ReadonlyMap<string, RequestCounter>;

  constructor(@Inject(ENVIRONMENT) { RATE_LIMITS }: Pick<GatewayEnvironment, 'RATE_LIMITS'>) {
    this.counters = new Map(
      RATE_LIMITS.map(({ name, count, windowMs }) => [name, new RequestCounter(count, windowMs)]),
    );
  }

  /** Counts a request; seconds until the address may ask again, or 0. What has no limit of its own counts as public. */
  waitSeconds(limit: string, address: string): number {
    if (address === INTERNAL_ADDRESS) return 0;
    const counter = this.counters.get(limit) ?? (limit === 'search' ? this.counters.get('public') : undefined);
    return counter?.countRequest(address) ?? 0;
  }
}
