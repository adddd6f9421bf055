import type { PermissionMap, RolePreset } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { withVersion } from '../../resource-page/versions';

export const ROLES_ADDRESS = getAddress('GET /auth/roles');

/** Saves a role's complete permission map, based on the loaded version. */
export const changeRole = (
  api: ApiClient,
  { role, version }: Pick<RolePreset, 'role' | 'version'>,
  permissions: PermissionMap,
) => api.call('PUT /auth/roles/{role}', { params: { role }, body: { permissions }, headers: withVersion(version) });

export const createRole = (api: ApiClient, role: string, permissions: PermissionMap) =>
  api.call('POST /auth/roles', { body: { role, permissions } });

export const deleteRole = (api: ApiClient, { role, version }: Pick<RolePreset, 'role' | 'version'>) =>
  api.call('DELETE /auth/roles/{role}', { params: { role }, headers: withVersion(version) });
