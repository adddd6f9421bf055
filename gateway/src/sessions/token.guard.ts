import { AuthenticationGuard } from '@atelier/service-kit/auth/authentication.guard';
import { viewerOf } from '@atelier/service-kit/auth/viewer';
import { AuthenticationRequired } from '@atelier/service-kit/http/exceptions';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiKeys } from './api-keys.js';
import { RevokedSessions } from './revoked-sessions.js';

/** Refuses what is no valid token before a service hears of it; a token outlives neither its time nor its session. */
@Injectable()
export class TokenGuard extends AuthenticationGuard {
  constructor(
    private readonly revoked: RevokedSessions,
    private readonly keys: ApiKeys,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['x-api-key'];
    if (typeof key === 'string' && request.headers.authorization === undefined)
      request.headers.authorization = `Bearer ${await this.keys.tokenFor(key)}`;
    if (takesStaleToken(request)) return true;
    await super.canActivate(context);
    const viewer = viewerOf(context);
    if (viewer !== undefined && this.revoked.has(viewer.sid))
      throw new AuthenticationRequired('Session expired. Please login again.');
    return true;
  }
}

const TAKES_STALE_TOKEN =
  /^\/api\/auth\/(refresh|logout|login(?:\/second-factor)?|verify-token|forgot-password|reset-password|invitations\/accept)\/?(\?|$)/;

/** These look at a cookie, a password or a token in the body: an expired bearer token beside it must not keep them from working. */
const takesStaleToken = ({ method, url }: FastifyRequest): boolean => method === 'POST' && TAKES_STALE_TOKEN.test(url);
