import * as z from 'zod';
import { auditActor } from '../audit/events.js';

/**
 * State of a version. `previous` is the one that a rollback restores; `canary` is shown to a share of the visitors; `next` waits
 * on that channel for staff to try it; `fallback` is served when newer ones fail; `proven` was live for ten minutes without being rolled back; `rolled_back` was live and then
 * rolled back.
 */
export const VERSION_STATES = ['live', 'previous', 'canary', 'next', 'fallback', 'proven', 'rolled_back'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** A version in the list of its remote. */
export const versionEntry = z
  .object({
    version: z.string(),
    publishedAt: z.string(),
    /** Null for versions published before this was recorded. */
    publishedBy: auditActor.nullable(),
    live: z.boolean(),
    states: z.array(z.enum(VERSION_STATES)),
    /** Why it cannot be removed; null if it can. */
    keptBecause: z.string().nullable(),
    /** Why it is not served and cannot go live; null if it can. */
    blockedBecause: z.string().nullable(),
    /** The commit that it was built from; null if that was not recorded. */
    commit: z.string().nullable(),
    /** The public key of its signature; null if it is not signed. */
    signingKey: z.string().nullable(),
    /** Total of all files. */
    bytes: z.number().int(),
    files: z.number().int(),
    /** Brotli bytes of the scripts of its first view, as its publisher measured them; null if it did not. */
    firstViewBytes: z.number().int().nullable(),
  })
  .meta({ id: 'VersionEntry' });
export type VersionEntry = z.infer<typeof versionEntry>;
