import { type ExecutionContext, Injectable, ServiceUnavailableException, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentContext } from '../context/request-context.js';
import { AuthenticationRequired } from '../http/exceptions.js';
import { JwtStrategy } from './jwt.strategy.js';
import { RevokedSessions } from './revoked-sessions.js';
import { SigningKeys } from './signing-keys.js';
import { getViewer } from './viewer.js';

const TOLERATES_STALE_TOKEN = 'atelier:tolerates-stale-token';
const RETRY_AFTER_SECONDS = '2';

/** For calls outside the contract; contract calls declare this in their operation. */
export const ToleratesStaleToken = () => SetMetadata(TOLERATES_STALE_TOKEN, true);

/**
 * A request without a token comes from a visitor. A request whose token is invalid, or whose session has ended, is refused and
 * never treated as a visitor's. Until signing keys and ended sessions have loaded, requests with a token wait, and get a 503 if
 * the wait is too long.
 */
@Injectable()
export class AuthenticationGuard extends AuthGuard() {
  private readonly reflector = new Reflector();

  constructor(
    strategy: JwtStrategy,
    private readonly signingKeys: SigningKeys,
    private readonly revoked: RevokedSessions,
  ) {
    // Selects the strategy by name: a shared passport strategy would apply to all requests at once and mix up their viewers.
    super({ defaultStrategy: strategy.registeredName });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: unknown }>();
    if (request.headers.authorization === undefined) return true;
    if (!(await this.signingKeys.waitUntilReady())) return this.refuseUnchecked(context);
    await super.canActivate(context);
    const viewer = getViewer(context);
    if (viewer === undefined) return true;
    if (!(await this.revoked.waitUntilReady())) {
      request.user = undefined;
      return this.refuseUnchecked(context);
    }
    if (this.revoked.has(viewer.sid)) request.user = this.handleRequest(null, false, null, context);
    // Read the context here: passport's callback may run in the context of another request.
    const current = currentContext();
    if (current !== undefined) current.viewer = getViewer(context);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, _info: unknown, context: ExecutionContext): User {
    if (!user && this.toleratesStaleToken(context)) return undefined as User;
    if (error || !user) throw new AuthenticationRequired('Session expired. Please login again.');
    return user;
  }

  /** Treats a token that cannot be checked as absent where that is tolerated; otherwise the client must retry. */
  private refuseUnchecked(context: ExecutionContext): boolean {
    if (this.toleratesStaleToken(context)) return true;
    context.switchToHttp().getResponse<FastifyReply>().header('retry-after', RETRY_AFTER_SECONDS);
    throw new ServiceUnavailableException('The service is temporarily unavailable. Please try again.');
  }

  private toleratesStaleToken(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(TOLERATES_STALE_TOKEN, context.getHandler()) === true;
  }
}
