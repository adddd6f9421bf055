import type { Resource } from '@atelier/contracts/auth/permissions';
import { missingPermission } from './requirement';
import { useMay } from './useAdmin';

/** The text next to controls that the user cannot use; undefined if no right is missing. */
export interface MissingRights {
  write: string | undefined;
  delete: string | undefined;
  publish: string | undefined;
}

export const useMissingRights = (resource: Resource): MissingRights => {
  const write = useMay(resource, 'write') ? undefined : missingPermission(resource, 'write');
  const publish = useMay(resource, 'publish') ? undefined : missingPermission(resource, 'publish');
  return {
    write,
    delete: useMay(resource, 'delete') ? undefined : missingPermission(resource, 'delete'),
    publish: write ?? publish,
  };
};
