import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';

/** What to say beside controls that this person may not use; undefined where nothing is missing. */
export interface MissingRights {
  write: string | undefined;
  delete: string | undefined;
}

/** Every control of this manager is shown to everybody (admin.md §6), so each says what it needs. */
export const useMissingRights = (): MissingRights => ({
  write: useMay('projects', 'write') ? undefined : missingPermission('projects', 'write'),
  delete: useMay('projects', 'delete') ? undefined : missingPermission('projects', 'delete'),
});
