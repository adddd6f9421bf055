import type { PermissionMap, RolePreset } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { madeOn } from '../../resource-page/versions';

export const ROLES_ADDRESS = getAddress('GET /auth/roles');

/** The whole map of a role, made on the version that was loaded. */
export const changeRole = (
  api: ApiClient,
  { role, version }: Pick<RolePreset, 'role' | 'version'>,
  permissions: PermissionMap,
) => api.call('PUT /auth/roles/{role}', { params: { role }, body: { permissions }, headers: madeOn(version) });
