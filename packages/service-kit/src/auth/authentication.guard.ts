import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AuthenticationRequired } from '../http/exceptions.js';

const TOLERATES_STALE_TOKEN = 'atelier:tolerates-stale-token';

/** For calls that begin, renew or end a session: a token that is not valid (any more) counts as none. */
export const ToleratesStaleToken = () => SetMetadata(TOLERATES_STALE_TOKEN, true);

/** Without a token a request is a visitor's; with one that is not valid it is refused, never treated as a visitor's. */
@Injectable()
export class AuthenticationGuard extends AuthGuard('jwt') {
  private readonly reflector = new Reflector();

  override canActivate(context: ExecutionContext) {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return request.headers.authorization === undefined ? true : super.canActivate(context);
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
