import type { Resource, Right } from '@atelier/contracts/auth/permissions';
import { useCallback } from 'react';
import { mayDo } from './requirement';
import { useAdmin } from './useAdmin';

/** Why the user cannot give a right; undefined if they can. */
export const useRefusal = () => {
  const admin = useAdmin();
  return useCallback(
    (resource: Resource, right: Right): string | undefined =>
      mayDo(admin, resource, right) ? undefined : 'You cannot grant permissions that you do not have.',
    [admin],
  );
};
