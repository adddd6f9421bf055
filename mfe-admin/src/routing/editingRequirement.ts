import type { Requirement } from '../session/requirement';
import type { AdminRoute } from './AdminRoute';
import { subPathOf } from './routes';

const EDITING = /^(new|add|import|arrange|.+\/edit)$/;

/** What an address asks for beside its section: the right to write where it opens an editor. */
export const editingRequirement = (path: string, route: AdminRoute): Requirement => {
  const { requirement, thing, isOpenToReaders = false } = route;
  const isEditing = thing !== undefined && !isOpenToReaders && EDITING.test(subPathOf(path, route));
  return isEditing ? { ...requirement, action: 'write' } : {};
};
