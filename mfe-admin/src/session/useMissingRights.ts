import type { Resource } from '@atelier/contracts/auth/permissions';
import { missingPermission } from './requirement';
import { useMay } from './useAdmin';

/** What to say next to controls that this person may not use; undefined where nothing is missing. */
export interface MissingRights {
  write: string | undefined;
  delete: string | undefined;
}

export const useMissingRights = (resource: Resource): MissingRights => ({
  write: useMay(resource, 'write') ? undefined : missingPermission(resource, 'write'),
  delete: useMay(resource, 'delete') ? undefined : missingPermission(resource, 'delete'),
});
