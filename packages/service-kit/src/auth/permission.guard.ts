import type { Action, Resource } from '@atelier/contracts';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthenticationRequired } from '../http/exceptions.js';
import { getViewer, requirePermission } from './viewer.js';

interface Requirement {
  resources: readonly Resource[];
  action: Action;
}

const REQUIREMENT = 'atelier:permission';
const STAFF_ONLY = 'atelier:staff-only';

/** Requires this permission on at least one of these resources: 401 without a token, 403 without the permission. */
export const RequirePermission = (resource: Resource | readonly Resource[], action: Action) =>
  SetMetadata(REQUIREMENT, { resources: [resource].flat(), action } satisfies Requirement);

/** Requires any signed-in user. */
export const RequireStaff = () => SetMetadata(STAFF_ONLY, true);

@Injectable()
export class PermissionGuard implements CanActivate {
  private readonly reflector = new Reflector();

  canActivate(context: ExecutionContext): boolean {
    const places = [context.getHandler(), context.getClass()];
    const requirement = this.reflector.getAllAndOverride<Requirement | undefined>(REQUIREMENT, places);
    if (requirement !== undefined) requirePermission(getViewer(context), requirement.resources, requirement.action);
    const isForStaff = this.reflector.getAllAndOverride<boolean | undefined>(STAFF_ONLY, places) === true;
    if (isForStaff && getViewer(context) === undefined) throw new AuthenticationRequired();
    return true;
  }
}
