import type { Admin } from '@atelier/contracts';
import { mayDo, meetsRights, meetsRoles } from '../session/requirement';
import type { AdminRoute } from './AdminRoute';

/** Whether somebody may open a screen of the staff. */
export const mayOpen = (admin: Admin, { audience, requirement = {}, menu }: AdminRoute): boolean =>
  audience === 'staff' &&
  meetsRoles(admin, requirement) &&
  meetsRights(admin, requirement) &&
  (menu?.deletesAny === undefined || menu.deletesAny.some((resource) => mayDo(admin, resource, 'delete')));
