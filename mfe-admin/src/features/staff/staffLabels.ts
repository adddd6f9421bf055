import type { StaffMember } from '@atelier/contracts';
import { ROLES } from '@atelier/contracts/auth/permissions';
import { STAFF_STATUSES, type StaffStatus } from '@atelier/contracts/auth/users';
import { roleLabel } from '../../session/requirement';

export const STATUS_LABELS: Readonly<Record<StaffStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
};
export const STATUS_COLORS = { invited: 'processing', active: 'success', suspended: 'warning' } as const;

const ALL = { value: 'all', label: 'All' };
export const ROLE_CHOICES = ROLES.map((value) => ({ value, label: roleLabel(value) }));
export const ROLE_FILTERS = [ALL, ...ROLE_CHOICES];
export const STATUS_FILTERS = [ALL, ...STAFF_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))];

export const getName = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
