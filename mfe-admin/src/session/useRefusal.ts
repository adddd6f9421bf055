import type { Action, Resource } from '@atelier/contracts/auth/permissions';
import { useCallback } from 'react';
import { mayDo } from './requirement';
import { useAdmin } from './useAdmin';

/** Why the user cannot give a right; undefined if they can. */
export const useRefusal = () => {
  const admin = useAdmin();
  return useCallback(
    (resource: Resource, action: Action): string | undefined =>
      mayDo(admin, resource, action) ? undefined : 'You cannot grant permissions that you do not have.',
    [admin],
  );
};
