import { type CanActivate, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitOf, RequestLimits } from './request-limits.js';

/** 429 with Retry-After when an address asks more often than RATE_LIMITS allows. The address is the connection's own, see TRUSTED_PROXY_HOPS. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RequestLimits) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, url, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const waitSeconds = this.limits.waitSeconds(limitOf(method, url), ip);
    if (waitSeconds === 0) return true;
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', waitSeconds);
    throw new HttpException('Too many requests. Please try again later.', 429);
  }
}
