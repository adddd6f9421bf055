import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AuthenticationRequired } from '../http/exceptions.js';

/** Without a token a request is a visitor's; with one that is not valid it is refused, never treated as a visitor's. */
@Injectable()
export class AuthenticationGuard extends AuthGuard('jwt') {
  override canActivate(context: ExecutionContext) {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return request.headers.authorization === undefined ? true : super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error instanceof Error && error.name === 'JwksError') throw error;
    if (error || !user) throw new AuthenticationRequired('Session expired. Please login again.');
    return user;
  }
}
