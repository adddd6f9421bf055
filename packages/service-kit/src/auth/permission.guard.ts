import type { Action, Resource } from '@atelier/contracts';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requirePermission, viewerOf } from './viewer.js';

interface Requirement {
  resources: readonly Resource[];
  action: Action;
}

const REQUIREMENT = 'atelier:permission';

/** The right that a call needs, on any one of these resources: 401 without a token, 403 without the right. */
export const RequirePermission = (resource: Resource | readonly Resource[], action: Action) =>
  SetMetadata(REQUIREMENT, { resources: [resource].flat(), action } satisfies Requirement);

@Injectable()
export class PermissionGuard implements CanActivate {
  private readonly reflector = new Reflector();

  canActivate(context: ExecutionContext): boolean {
    const requirement = this.reflector.getAllAndOverride<Requirement | undefined>(REQUIREMENT, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (requirement !== undefined) requirePermission(viewerOf(context), requirement.resources, requirement.action);
    return true;
  }
}
