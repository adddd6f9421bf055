import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { newSharedReport } from './new-shared-report.js';
import { analyticsReport } from './report.js';

export * from './new-shared-report.js';

/** A link to the report, without its token. */
export const sharedReport = z
  .object({
    id: z.string(),
    name: z.string(),
    days: z.number().int(),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable(),
    /** Null if it was never opened. */
    lastOpenedAt: z.iso.datetime().nullable(),
    /** Null if it does not expire. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SharedReport' });
export type SharedReport = z.infer<typeof sharedReport>;

/** `path` contains the token and is answered only this once. */
const createdSharedReport = sharedReport.extend({ path: z.string() }).meta({ id: 'CreatedSharedReport' });

/**
 * What a visitor with the link sees: figures of visits. A list of what is allowed, so that a new field of the report stays inside until
 * somebody adds it here. Left out are publications, whose titles may not be public any more, and what only staff can act on.
 */
export const sharedReportFigures = analyticsReport.shape.data
  .pick({
    from: true,
    to: true,
    timeZone: true,
    otherZones: true,
    until: true,
    interval: true,
    headline: true,
    uniqueVisitors: true,
    series: true,
    comparison: true,
    pages: true,
    entryPages: true,
    exitPages: true,
    sources: true,
    campaigns: true,
    devices: true,
    browsers: true,
    systems: true,
    countries: true,
    services: true,
    funnel: true,
  })
  .meta({ id: 'SharedReportFigures' });
export type SharedReportFigures = z.infer<typeof sharedReportFigures>;

const openedSharedReport = z
  .object({ name: z.string(), days: z.number().int(), report: sharedReportFigures })
  .meta({ id: 'OpenedSharedReport' });
export type OpenedSharedReport = z.infer<typeof openedSharedReport>;

export const sharedReportId = z.string().regex(/^[0-9a-f]{24}$/, 'Shared report ID is invalid');

/** Malformed tokens are answered like unknown ones. */
export const sharedReportToken = z.string();

export const sharedReportOperations = operations('analytics', {
  'GET /analytics/shared-reports': {
    summary: 'Lists the links to the report, the newest first, without their tokens.',
    access: needs('read', 'analytics'),
    answer: succeeded(z.array(sharedReport)),
  },
  'POST /analytics/shared-reports': {
    summary:
      'Creates a link that shows the report of the last days to anyone who has it; its path is shown only this once.',
    access: needs('write', 'analytics'),
    body: newSharedReport,
    example: { name: 'For the board', days: 30, lifetime: 'year' },
    answer: succeeded(createdSharedReport),
    status: 201,
    failures: [409],
  },
  'DELETE /analytics/shared-reports/{id}': {
    summary: 'Revokes a link.',
    access: needs('write', 'analytics'),
    parameters: { id: sharedReportId },
    answer: done,
    failures: [404],
  },
  'GET /analytics/shared/{token}': {
    summary: 'Returns the report of a link, compared with the days before.',
    note: 'Unknown, expired, and revoked links are answered alike.',
    access: 'everyone',
    parameters: { token: sharedReportToken },
    answer: succeeded(openedSharedReport),
    failures: [404],
  },
});
