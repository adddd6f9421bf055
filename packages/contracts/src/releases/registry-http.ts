import * as z from 'zod';
import { auditActor } from '../audit/events.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { runningCanary } from './canary.js';
import { remoteName, remoteVersion } from './http.js';

/** A remote with its live version. */
export const remoteSummary = z
  .object({
    remote: z.string(),
    /** The number of registered versions. */
    versions: z.number().int(),
    /** Null until a version is promoted. */
    live: z
      .object({
        version: z.string(),
        /** The version that a rollback restores. */
        previousVersion: z.string().nullable(),
        since: z.string().nullable(),
        /** Null for moves from before this was recorded. */
        by: auditActor.nullable(),
        /** Why the live version must not change; null if it may. */
        pinnedBecause: z.string().nullable(),
      })
      .nullable(),
    /** Null if none is running. */
    canary: runningCanary.nullable(),
  })
  .meta({ id: 'RemoteSummary' });
export type RemoteSummary = z.infer<typeof remoteSummary>;

export const remoteList = z.object({ success: z.literal(true), data: z.array(remoteSummary) });

/** Query of GET /releases/{remote}/moves. */
export const moveListQuery = z.strictObject(pageQuery);
export type MoveListQuery = z.output<typeof moveListQuery>;

/** One change of the live version. */
export const releaseMove = z
  .object({
    id: z.string(),
    /** Such as `promotion` or `rollback`; more may be added. */
    kind: z.string(),
    version: z.string(),
    /** The previously live version. */
    previousVersion: z.string().nullable(),
    movedAt: z.string(),
    /** Null for moves from before this was recorded. */
    by: auditActor.nullable(),
  })
  .meta({ id: 'ReleaseMove' });
export type ReleaseMove = z.infer<typeof releaseMove>;

export const moveList = z
  .object({ success: z.literal(true), data: z.array(releaseMove), total: z.number().int(), pagination })
  .meta({ id: 'ReleaseMoveList' });

const reason = z.string().trim().min(1, 'Reason is required').max(300, 'Reason is too long');

/** Body of POST /releases/{remote}/versions/{version}/block. */
export const blockInput = z.strictObject({ reason }).meta({ id: 'BlockInput' });
export type BlockInput = z.output<typeof blockInput>;

/** Body of POST /releases/{remote}/pin. */
export const pinInput = z.strictObject({ reason }).meta({ id: 'PinInput' });
export type PinInput = z.output<typeof pinInput>;

const version = { remote: remoteName, version: remoteVersion };
const STAFF = 'Needs a second factor that was checked in the last ten minutes, so API keys cannot do this.';
const FRESH = 'Needs a key for this remote, or a second factor that was checked in the last ten minutes.';

export const registryOperations = operations('releases', {
  'GET /releases': {
    summary: 'Lists all remotes: the live version of each, since when, and by whom, and its canary.',
    access: needs('read', 'releases'),
    answer: remoteList,
  },
  'GET /releases/{remote}/moves': {
    summary: "The history of a remote's live version, latest change first.",
    access: needs('read', 'releases'),
    parameters: { remote: remoteName },
    query: moveListQuery,
    answer: moveList,
  },
  'POST /releases/{remote}/pin': {
    summary: 'Keeps a remote on its live version: promotions, rollbacks and canaries are refused until it is unpinned.',
    note: `Blocking the version and automatic withdrawals still work. 409 while a canary runs. ${STAFF}`,
    access: needs('write', 'releases'),
    parameters: { remote: remoteName },
    body: pinInput,
    answer: done,
    failures: [404, 409],
    example: { reason: 'Nothing changes during the launch' },
  },
  'POST /releases/{remote}/unpin': {
    summary: 'Lets the live version of a remote change again.',
    note: STAFF,
    access: needs('write', 'releases'),
    parameters: { remote: remoteName },
    answer: done,
    failures: [404],
  },
  'DELETE /releases/{remote}/versions/{version}': {
    summary: 'Permanently removes a version and its files.',
    note:
      'The live version, the previous one, the fallbacks, and the last ten cannot be removed: 409 gives the reason. ' +
      FRESH,
    access: needs('delete', 'releases'),
    parameters: version,
    answer: done,
    failures: [404, 409],
  },
  'POST /releases/{remote}/versions/{version}/block': {
    summary: 'Stops serving a version; if it is live, the previous one goes live immediately.',
    note: `If no previous version can go live, the remote leaves the site; 409 if it serves the home page or the back-office. ${FRESH}`,
    access: needs('write', 'releases'),
    parameters: version,
    body: blockInput,
    answer: done,
    failures: [404, 409],
    example: { reason: 'Orders are sent twice' },
  },
  'POST /releases/{remote}/versions/{version}/unblock': {
    summary: 'Lets a version go live again.',
    note: FRESH,
    access: needs('write', 'releases'),
    parameters: version,
    answer: done,
    failures: [404],
  },
});
