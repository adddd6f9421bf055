import type { Admin, StaffMember, StaffStatus, TokenClaims } from '@atelier/contracts';
import type { UserRecord } from './user-record.js';

export type NewUser = Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'role' | 'permissions' | 'passwordHash'> &
  Partial<Pick<UserRecord, 'updatedBy'>>;
export type UserChange = Partial<
  Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'role' | 'permissions' | 'passwordHash' | 'suspended'>
>;

export const asStoredEmail = (email: string): string => email.trim().toLowerCase();

export const getName = ({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export const getStatus = ({ suspended, passwordHash }: Pick<UserRecord, 'suspended' | 'passwordHash'>): StaffStatus => {
  if (suspended) return 'suspended';
  return passwordHash === null ? 'invited' : 'active';
};

export const toAdmin = ({ id, firstName, lastName, email, role, permissions }: UserRecord): Admin => ({
  id,
  firstName,
  lastName,
  email,
  role,
  permissions,
});

export const toStaffMember = (user: UserRecord): StaffMember => ({
  ...toAdmin(user),
  status: getStatus(user),
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
  updatedBy: user.updatedBy,
  version: user.version,
});

export const toClaims = (user: UserRecord, sessionId: string, secondFactorAt: Date | null = null): TokenClaims => ({
  sub: user.id,
  sid: sessionId,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  permissions: user.permissions,
  ...(secondFactorAt === null ? {} : { secondFactorAt: Math.floor(secondFactorAt.getTime() / 1000) }),
});
