import type { Requirement } from '../session/requirement';
import type { AdminRoute } from './AdminRoute';
import { getSubPath } from './routes';

const EDITING = /^(new|add|import|arrange|.+\/edit)$/;

/** The additional requirement of an address: write access if it opens an editor. */
export const editingRequirement = (path: string, route: AdminRoute): Requirement => {
  const { requirement, thing, isOpenToReaders = false } = route;
  const isEditing = thing !== undefined && !isOpenToReaders && EDITING.test(getSubPath(path, route));
  return isEditing ? { ...requirement, action: 'write' } : {};
};
