import type { PermissionMap } from '@atelier/contracts';

/** A stored staff member. */
export interface UserRecord {
  id: string;
  firstName: string;
  lastName: string;
  /** Lower case, so that the same address in other capitalization is the same person. */
  email: string;
  role: string;
  permissions: PermissionMap;
  /** Null until an invited user accepts. */
  passwordHash: string | null;
  suspended: boolean;
  /** Deleted users are never found; the record keeps their identifier and name for past actions. */
  deletedAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Name of the person who changed them last. */
  updatedBy: string | null;
  /** Counts administrative changes, not sign-ins. */
  version: number;
}
