import { getMethodAndPath, getOperation, isFileAnswer, type OperationKey } from '@atelier/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SerializeOptions } from '@nestjs/common';
import * as z from 'zod';
import { ToleratesStaleToken } from '../auth/authentication.guard.js';
import { RequirePermission, RequireStaff } from '../auth/permission.guard.js';

/**
 * Converts the contract's path for the router: `/blog/{id}` becomes `/blog/:id`, and `{path}` matches the rest of the address.
 */
const getRoute = (path: string): string => path.replace('{path}', '*').replaceAll(/\{(\w+)\}/g, ':$1');

/** Binds a controller method to its call in the contract: address, status, answer format and permissions. */
export const Operation = (key: OperationKey) => {
  const { method, path } = getMethodAndPath(key);
  const { access, answer, accepted, status = 200, toleratesStaleToken } = getOperation(key);
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: getRoute(path) }),
    HttpCode(status),
    ...(isFileAnswer(answer)
      ? []
      : [SerializeOptions({ schema: accepted === undefined ? answer : z.union([answer, accepted]) })]),
    ...(toleratesStaleToken ? [ToleratesStaleToken()] : []),
    ...(access === 'staff' ? [RequireStaff()] : []),
    ...(typeof access === 'object' ? [RequirePermission(access.resources, access.action)] : []),
  );
};
