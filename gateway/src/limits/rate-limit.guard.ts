import type { LimitName } from '@atelier/service-kit/limits/rate-limits';
import { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import { type CanActivate, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getLimit } from './get-limit.js';

/** These limits are low, so every request is counted across all replicas. */
const EXACT: ReadonlySet<LimitName> = new Set(['contact', 'login']);

/** Answers 429 with Retry-After when a network exceeds RATE_LIMITS or has too many requests running. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RequestLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, url, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const limit = getLimit(method, url);
    const waitSeconds = EXACT.has(limit)
      ? await this.limits.exactWaitSeconds(limit, ip)
      : this.limits.waitSeconds(limit, ip);
    if (waitSeconds > 0 || !this.limits.enter(ip, reply.raw)) {
      void reply.header('retry-after', Math.max(1, waitSeconds));
      throw new HttpException('Too many requests. Please try again later.', 429);
    }
    return true;
  }
}
