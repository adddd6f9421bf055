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
  /** Null for somebody who was invited and has not accepted yet. */
  passwordHash: string | null;
  suspended: boolean;
  /** Whoever was deleted is found by nobody any more; the record keeps their identifier and name for what they did. */
  deletedAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Name of whoever changed them last. */
  updatedBy: string | null;
  /** Counts changes of what staff administer, not sign-ins. */
  version: number;
}
