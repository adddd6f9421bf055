import type { Resource } from '@atelier/contracts/auth/permissions';
import { missingPermission } from './requirement';
import { useMay } from './useAdmin';

/** The text next to controls that the user cannot use; undefined if no right is missing. */
export interface MissingRights {
  write: string | undefined;
  delete: string | undefined;
}

export const useMissingRights = (resource: Resource): MissingRights => ({
  write: useMay(resource, 'write') ? undefined : missingPermission(resource, 'write'),
  delete: useMay(resource, 'delete') ? undefined : missingPermission(resource, 'delete'),
});
