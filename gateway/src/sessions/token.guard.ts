import { getOperation } from '@atelier/contracts';
import { AuthenticationGuard } from '@atelier/service-kit/auth/authentication.guard';
import { JwtStrategy } from '@atelier/service-kit/auth/jwt.strategy';
import { RevokedSessions } from '@atelier/service-kit/auth/revoked-sessions';
import { SigningKeys } from '@atelier/service-kit/auth/signing-keys';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operationOfUrl } from '../routing/operation-of-path.js';
import { ApiKeys } from './api-keys.js';

/** Rejects invalid tokens before a service is called, and exchanges an API key for a token. */
@Injectable()
export class TokenGuard extends AuthenticationGuard {
  constructor(
    strategy: JwtStrategy,
    signingKeys: SigningKeys,
    revoked: RevokedSessions,
    private readonly keys: ApiKeys,
  ) {
    super(strategy, signingKeys, revoked);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['x-api-key'];
    if (typeof key === 'string' && request.headers.authorization === undefined)
      request.headers.authorization = `Bearer ${await this.keys.tokenFor(key)}`;
    return toleratesStaleToken(request) || super.canActivate(context);
  }
}

/** These calls use a cookie, a password, or a token in the body. An expired bearer token must not block them. */
const toleratesStaleToken = ({ method, url }: FastifyRequest): boolean => {
  const key = operationOfUrl(method, url);
  return key !== undefined && getOperation(key).toleratesStaleToken === true;
};
