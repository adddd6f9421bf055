import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { currentContext } from '../context/request-context.js';
import { AuthenticationRequired } from '../http/exceptions.js';
import { viewerOf } from './viewer.js';

const TOLERATES_STALE_TOKEN = 'atelier:tolerates-stale-token';

/** For calls that begin, renew or end a session: a token that is not valid (any more) counts as none. */
export const ToleratesStaleToken = () => SetMetadata(TOLERATES_STALE_TOKEN, true);

/** Without a token a request is a visitor's; with one that is not valid it is refused, never treated as a visitor's. */
@Injectable()
export class AuthenticationGuard extends AuthGuard('jwt') {
  private readonly reflector = new Reflector();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers.authorization === undefined) return true;
    const isLetIn = Boolean(await super.canActivate(context));
    // Not where passport calls back: one fetch of the keys calls back for all who wait, in the context of the first.
    const request = currentContext();
    if (request !== undefined) request.viewer = viewerOf(context);
    return isLetIn;
  }

  override handleRequest<User>(error: unknown, user: User | false, _info: unknown, context: ExecutionContext): User {
    if (!user && this.toleratesStaleToken(context)) return undefined as User;
    if (error instanceof Error && error.name === 'JwksError') throw error;
    if (error || !user) throw new AuthenticationRequired('Session expired. Please login again.');
    return user;
  }

  private toleratesStaleToken(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(TOLERATES_STALE_TOKEN, context.getHandler()) === true;
  }
}
