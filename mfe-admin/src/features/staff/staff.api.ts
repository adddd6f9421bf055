import type { QueryOfCall, Role, StaffInvitation, StaffMember, StaffPatch } from '@atelier/contracts';
import type { SettableStatus } from '@atelier/contracts/auth/users';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { withVersion } from '../../resource-page/versions';

export const STAFF_PER_PAGE = 20;

type Query = NonNullable<QueryOfCall<'GET /auth/users'>>;

const chosen = <Word extends string>(word: string): Word | undefined => (word === 'all' ? undefined : (word as Word));

/** The address of the list call. The state comes from the page's address unchecked; the server validates it. */
export const staffListAddress = ({
  page,
  search,
  role,
  status,
}: Readonly<Record<'page' | 'search' | 'role' | 'status', string>>) =>
  getAddress('GET /auth/users', {
    query: {
      page,
      limit: STAFF_PER_PAGE,
      search: search || undefined,
      role: chosen<Role>(role),
      status: chosen<NonNullable<Query['status']>>(status),
    },
  });

export const staffMemberAddress = (id: string) => getAddress('GET /auth/users/{id}', { params: { id } });

export const ROLES_ADDRESS = getAddress('GET /auth/roles');

/** The loaded version of a member; a change is rejected if someone else saved first. */
type Loaded = Pick<StaffMember, 'id' | 'version'>;

export const inviteStaff = (api: ApiClient, invitation: StaffInvitation) =>
  api.call('POST /auth/users/invite', { body: invitation });

export const inviteAgain = (api: ApiClient, id: string) =>
  api.call('POST /auth/users/{id}/invite-again', { params: { id } });

export const updateStaff = (api: ApiClient, { id, version }: Loaded, patch: StaffPatch) =>
  api.call('PUT /auth/users/{id}', { params: { id }, body: patch, headers: withVersion(version) });

export const setStaffStatus = (api: ApiClient, { id, version }: Loaded, status: SettableStatus) =>
  api.call('PATCH /auth/users/{id}/status', { params: { id }, body: { status }, headers: withVersion(version) });

export const resetTwoFactor = (api: ApiClient, id: string) =>
  api.call('DELETE /auth/users/{id}/two-factor', { params: { id } });

export const removeStaff = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /auth/users/{id}', { params: { id }, headers: withVersion(version) });
