import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { moveQuery, remoteName, remoteVersion } from './http.js';

/** Body of PUT /releases/{remote}/canary: the version, and its share of the visitors. */
export const canaryInput = z.strictObject({
  version: remoteVersion,
  percent: z
    .int('Percent must be a whole number')
    .min(1, 'Percent must be from 1 to 99')
    .max(99, 'Percent must be from 1 to 99'),
  /** Whether it advances automatically: to the next step, to everyone, or back. */
  automatic: z.boolean().default(true),
});
export type CanaryInput = z.output<typeof canaryInput>;

const viewCounts = z.object({
  views: z.number().int(),
  /** Views in which the version failed, by the reports of browsers; a lower bound. */
  failed: z.number().int(),
});

/** A running canary, compared with the live version. */
export const runningCanary = z
  .object({
    version: z.string(),
    percent: z.number().int(),
    /** Whether it advances or ends automatically. */
    automatic: z.boolean(),
    /** Start of this share. */
    since: z.string(),
    /** Its views since then, at most since the start of the day in UTC. */
    canary: viewCounts,
    /** Views of the live version over the same minutes. */
    live: viewCounts,
    /** What an automatic canary needs before it advances. */
    minViews: z.number().int(),
    minMinutes: z.number().int(),
    /** The share that follows; 100 if it then goes live. */
    nextPercent: z.number().int(),
  })
  .meta({ id: 'RunningCanary' });
export type RunningCanary = z.infer<typeof runningCanary>;

export const canaryAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    remote: z.string(),
    /** Null if no canary is running. */
    version: z.string().nullable(),
    percent: z.number().int(),
    revision: z.number().int(),
  }),
});

const remote = { remote: remoteName };
const SEEN = 'With `from`, the answer is 409 if another version is the canary by now (empty: if any is).';
const PUBLISHERS = 'Needs a key for this remote, or a second factor that was checked in the last ten minutes.';

export const canaryOperations = operations('releases', {
  'PUT /releases/{remote}/canary': {
    summary: 'Shows a version to a share of the visitors, or changes the share.',
    note: `${PUBLISHERS} ${SEEN} A promotion or a rollback of the remote ends it. 409 also for a remote that only fills slots.`,
    access: needs('write', 'releases'),
    parameters: remote,
    query: moveQuery,
    body: canaryInput,
    example: { version: '1.5.0', percent: 5 },
    answer: canaryAnswer,
    failures: [404, 409],
  },
  'DELETE /releases/{remote}/canary': {
    summary: 'Shows the live version to everyone again.',
    note: `${PUBLISHERS} ${SEEN}`,
    access: needs('write', 'releases'),
    parameters: remote,
    query: moveQuery,
    answer: canaryAnswer,
    failures: [404, 409],
  },
});
