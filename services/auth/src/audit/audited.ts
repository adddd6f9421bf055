import type { AuditItem } from '@atelier/contracts';
import { getName } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';

/** A staff member as named in the audit trail. */
export const auditedUser = (user: Pick<UserRecord, 'id' | 'firstName' | 'lastName'>): AuditItem => ({
  kind: 'user',
  id: user.id,
  title: getName(user),
});
