import type { RolePreset, StaffMember } from '@atelier/contracts';
import { STAFF_STATUSES, type StaffStatus } from '@atelier/contracts/auth/users';
import { roleLabel } from '../../session/requirement';

export const STATUS_LABELS: Readonly<Record<StaffStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
};
export const STATUS_COLORS = { invited: 'processing', active: 'success', suspended: 'warning' } as const;

const ALL = { value: 'all', label: 'All' };
export const getRoleChoices = (presets: readonly RolePreset[]) =>
  presets.map(({ role }) => ({ value: role, label: roleLabel(role) }));
export const getRoleFilters = (presets: readonly RolePreset[]) => [ALL, ...getRoleChoices(presets)];
export const STATUS_FILTERS = [ALL, ...STAFF_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))];

export const getName = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
