import type { StaffListQuery, StaffStatus } from '@atelier/contracts';
import { searchPrefixes } from '@atelier/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import type { UserFields } from './user.schema.js';

/** Users of earlier versions have no `deletedAt`, which counts as null. */
export const NOT_DELETED = { deletedAt: null };

const STATUS: Readonly<Record<StaffStatus, QueryFilter<UserFields>>> = {
  invited: { suspended: false, passwordHash: null },
  active: { suspended: false, passwordHash: trusted({ $ne: null }) },
  suspended: { suspended: true },
};

export const activeIn = (role: string): QueryFilter<UserFields> => ({ ...NOT_DELETED, ...STATUS.active, role });

export const staffFilter = ({
  search,
  role,
  status,
}: Omit<StaffListQuery, 'page' | 'limit'>): QueryFilter<UserFields> => ({
  ...NOT_DELETED,
  ...(role === undefined ? {} : { role }),
  ...(status === undefined ? {} : STATUS[status]),
  ...(search ? { searchWords: trusted({ $all: searchPrefixes(search) }) } : {}),
});
