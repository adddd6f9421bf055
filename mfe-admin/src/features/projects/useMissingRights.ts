import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';

/** What to say beside controls that this person may not use; undefined where nothing is missing. */
export interface MissingRights {
  write: string | undefined;
  delete: string | undefined;
}

/** This manager shows all controls to all staff, so each one says which right it needs. */
export const useMissingRights = (): MissingRights => ({
  write: useMay('projects', 'write') ? undefined : missingPermission('projects', 'write'),
  delete: useMay('projects', 'delete') ? undefined : missingPermission('projects', 'delete'),
});
