import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { type CanActivate, type ExecutionContext, HttpException, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnvironment } from '../environment.js';
import { INTERNAL_ADDRESS } from '../internal-address.js';
import { RequestCounter } from './request-counter.js';

const LIMIT_OF_CALL: readonly { method: string; path: RegExp; limit: string }[] = [
  { method: 'POST', path: /^\/api\/contact(\/newsletter)?\/?$/, limit: 'contact' },
  { method: 'POST', path: /^\/api\/auth\/login\/?$/, limit: 'login' },
];

const limitOf = ({ method, url }: FastifyRequest): string => {
  const [path = ''] = url.split('?');
  return LIMIT_OF_CALL.find((call) => call.method === method && call.path.test(path))?.limit ?? 'public';
};

/** 429 with Retry-After when an address asks more often than RATE_LIMITS allows. The address is the connection's own, see TRUSTED_PROXY_HOPS. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly counters: Map<string, RequestCounter>;

  constructor(@Inject(ENVIRONMENT) { RATE_LIMITS }: GatewayEnvironment) {
    this.counters = new Map(
      RATE_LIMITS.map(({ name, count, windowMs }) => [name, new RequestCounter(count, windowMs)]),
    );
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.ip === INTERNAL_ADDRESS) return true;
    const waitSeconds = this.counters.get(limitOf(request))?.countRequest(request.ip) ?? 0;
    if (waitSeconds === 0) return true;
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', waitSeconds);
    throw new HttpException('Too many requests. Please try again later.', 429);
  }
}
