import { isAllowed, type Resource, type Right, type TokenClaims } from '@atelier/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccessDenied, AuthenticationRequired } from '../http/exceptions.js';

/** The caller: staff with the claims of their token, or a visitor. */
export type Viewer = TokenClaims | undefined;

type RequestWithUser = FastifyRequest & { user?: TokenClaims };

export const getViewer = (context: ExecutionContext): Viewer =>
  context.switchToHttp().getRequest<RequestWithUser>().user;

/** Injects the request's viewer as a controller method parameter. */
export const CurrentViewer = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Viewer => getViewer(context),
);

/** Throws 401 for a visitor, 403 for staff without the permission. If several resources are given, one is enough. */
export function requirePermission(
  viewer: Viewer,
  resource: Resource | readonly Resource[],
  right: Right,
): asserts viewer is TokenClaims {
  if (viewer === undefined) throw new AuthenticationRequired();
  if (![resource].flat().some((one) => isAllowed(viewer, one, right))) throw new AccessDenied();
}

/** Whether the viewer has this permission; visitors have none. */
export const isAllowedTo = (viewer: Viewer, resource: Resource, right: Right): boolean =>
  viewer !== undefined && isAllowed(viewer, resource, right);
