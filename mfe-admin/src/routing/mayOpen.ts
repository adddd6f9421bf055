import type { Admin } from '@atelier/contracts';
import { mayDo, meetsRights, meetsRoles } from '../session/requirement';
import type { AdminRoute } from './AdminRoute';

/** Whether the user can open a staff screen. */
export const mayOpen = (admin: Admin, { audience, requirement = {}, menu }: AdminRoute): boolean =>
  audience === 'staff' &&
  meetsRoles(admin, requirement) &&
  meetsRights(admin, requirement) &&
  (menu?.deletesAny === undefined || menu.deletesAny.some((resource) => mayDo(admin, resource, 'delete')));
