import type { PermissionMap } from '@atelier/contracts';

/** A member of staff as the auth service keeps them. */
export interface UserRecord {
  id: string;
  firstName: string;
  lastName: string;
  /** In lower case: the same address in other letters is the same person. */
  email: string;
  role: string;
  permissions: PermissionMap;
  passwordHash: string;
  suspended: boolean;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
