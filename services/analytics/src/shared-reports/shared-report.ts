import { createHash, randomBytes } from 'node:crypto';
import type { AuditItem, NewSharedReport, SharedReport } from '@atelier/contracts';
import type { StoredSharedReport } from './shared-report.schema.js';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = { month: 30, year: 365, unlimited: null };

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The page of the back-office that shows the report without a sign-in. */
export const pathFor = (token: string): string => `/admin/report/${token}`;

export const getExpiry = (lifetime: NewSharedReport['lifetime'], from: Date): Date | null => {
  const days = LIFETIME_DAYS[lifetime];
  return days === null ? null : new Date(from.getTime() + days * DAY_MS);
};

export const toSharedReport = ({ _id, name, days, createdBy, ...at }: StoredSharedReport): SharedReport => ({
  id: String(_id),
  name,
  days,
  createdAt: at.createdAt.toISOString(),
  createdBy,
  lastOpenedAt: at.lastOpenedAt?.toISOString() ?? null,
  expiresAt: at.expiresAt?.toISOString() ?? null,
});

export const auditedReport = ({ _id, name }: StoredSharedReport): AuditItem => ({
  kind: 'shared-report',
  id: String(_id),
  title: name,
  path: '/admin/analytics/shared',
});

export const auditedFields = ({ name, days, expiresAt }: StoredSharedReport) => ({ name, days, expiresAt });
