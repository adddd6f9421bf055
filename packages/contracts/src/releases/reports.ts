import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { remoteName, remoteVersion } from './http.js';
import { PAGE_CHUNK } from './page-chunk.js';
import { FAILURE_PHASES, plainMessage, REPORT_MESSAGE_LENGTH, VITAL_NAMES } from './report-kinds.js';

export const MAX_REPORTS = 20;

const of = { remote: remoteName, version: remoteVersion };

/** Cleaned again on arrival: anyone can send a report. */
const message = z
  .string()
  .max(REPORT_MESSAGE_LENGTH, `Message must be at most ${REPORT_MESSAGE_LENGTH} characters`)
  .overwrite(plainMessage);

/** The kind of page that the document was rendered for, by its chunk: it says which sort of page was slow, and not which one. */
const pageChunk = z.string().regex(PAGE_CHUNK, 'Page must be named like page-post');

/** A browser's report about a version of a remote. A page view counts for each version that it tries. */
const report = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), ...of }),
  z.strictObject({ kind: z.literal('failure'), ...of, phase: z.enum(FAILURE_PHASES), message }),
  z.strictObject({
    kind: z.literal('vital'),
    ...of,
    name: z.enum(VITAL_NAMES),
    value: z.number().min(0).max(600_000),
    page: pageChunk.optional(),
  }),
]);
/** As a browser sends it. */
export type SentReport = z.input<typeof report>;
export type Report = z.output<typeof report>;

/** Body of POST /releases/reports. It contains nothing about the visitor: no page address, no identifier. */
export const reportsInput = z
  .strictObject({
    reports: z.array(report).min(1, 'Send at least one report').max(MAX_REPORTS, `Send at most ${MAX_REPORTS} reports`),
  })
  .meta({ id: 'ReleaseReports' });
export type ReportsInput = z.output<typeof reportsInput>;

/**
 * Body of POST /renders, with which the shell's server reports its own rendering. The gateway does not route it. Failures are
 * of requests that another version then rendered.
 */
export const serverReportsInput = z.strictObject({
  versions: z
    .array(
      z.strictObject({
        ...of,
        renders: z.number().int().min(0),
        failures: z.number().int().min(0),
        /** It crashed twice, and this server does not start it again. */
        isQuarantined: z.boolean(),
        message: z.string().overwrite(plainMessage),
      }),
    )
    .max(100),
});
export type ServerReportsInput = z.input<typeof serverReportsInput>;

const whole = z.number().int();

/** By name; the 75th percentile is estimated from buckets. */
const vitals = z.record(z.string(), z.object({ p75: z.number(), count: whole }));

/** Performance of one version in browsers and on the server, over the last 24 hours. */
export const versionHealth = z
  .object({
    version: z.string(),
    live: z.boolean(),
    /** Pages that tried this version. */
    views: whole,
    /** By phase: those of browsers, `server` for failed renders, and `crash` for a quarantined server bundle. */
    failures: z.record(z.string(), whole),
    vitals,
    /** The same by kind of page, as far as browsers say it. Absent in answers of earlier versions. */
    pages: z.array(z.object({ page: z.string(), vitals })).optional(),
    /** The latest distinct failures, newest first. */
    messages: z.array(z.object({ phase: z.string(), message: z.string(), at: z.string() })),
  })
  .meta({ id: 'VersionHealth' });
export type VersionHealth = z.infer<typeof versionHealth>;

export const remoteHealthAnswer = z.object({ success: z.literal(true), data: z.array(versionHealth) });

export const reportOperations = operations('releases', {
  'POST /releases/reports': {
    summary: 'Counts browser reports about versions of remotes: views, failures, Web Vitals.',
    note: 'Reports about versions outside the release set get the same answer, but are not counted.',
    access: 'everyone',
    body: reportsInput,
    example: {
      reports: [
        { kind: 'view', remote: 'mfe-public', version: '1.4.0' },
        { kind: 'failure', remote: 'mfe-public', version: '1.4.0', phase: 'render', message: 'title is undefined' },
      ],
    },
    answer: done,
    status: 202,
  },
  'GET /releases/{remote}/health': {
    summary: 'Views, failures and Web Vitals of each version of a remote over the last 24 hours, latest version first.',
    access: needs('read', 'releases'),
    parameters: { remote: remoteName },
    answer: remoteHealthAnswer,
  },
});
