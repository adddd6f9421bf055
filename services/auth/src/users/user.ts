import type { Admin, TokenClaims } from '@atelier/contracts';
import type { UserRecord } from './user-record.js';

export type NewUser = Omit<UserRecord, 'id' | 'createdAt' | 'updatedAt' | 'lastSignInAt' | 'suspended'>;
export type ProfileChange = Partial<Pick<UserRecord, 'firstName' | 'lastName' | 'email'>>;

export const asStoredEmail = (email: string): string => email.trim().toLowerCase();

export const toAdmin = ({ id, firstName, lastName, email, role, permissions }: UserRecord): Admin => ({
  id,
  firstName,
  lastName,
  email,
  role,
  permissions,
});

export const claimsOf = (user: UserRecord, sessionId: string): TokenClaims => ({
  sub: user.id,
  sid: sessionId,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  permissions: user.permissions,
});
