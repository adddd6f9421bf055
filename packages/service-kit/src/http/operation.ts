import { isFileAnswer, methodAndPathOf, type OperationKey, operationOf } from '@atelier/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SerializeOptions } from '@nestjs/common';
import * as z from 'zod';
import { ToleratesStaleToken } from '../auth/authentication.guard.js';
import { RequirePermission, RequireStaff } from '../auth/permission.guard.js';

/** The contract's path as the router writes it: `/blog/{id}` is `/blog/:id`, and `{path}` the rest of the address. */
const routeOf = (path: string): string => path.replace('{path}', '*').replaceAll(/\{(\w+)\}/g, ':$1');

/** Binds a controller's method to its call in the contract: address, status, the form of the answer, and who may call. */
export const Operation = (key: OperationKey) => {
  const { method, path } = methodAndPathOf(key);
  const { access, answer, accepted, status = 200, toleratesStaleToken } = operationOf(key);
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: routeOf(path) }),
    HttpCode(status),
    ...(isFileAnswer(answer)
      ? []
      : [SerializeOptions({ schema: accepted === undefined ? answer : z.union([answer, accepted]) })]),
    ...(toleratesStaleToken ? [ToleratesStaleToken()] : []),
    ...(access === 'staff' ? [RequireStaff()] : []),
    ...(typeof access === 'object' ? [RequirePermission(access.resources, access.action)] : []),
  );
};
