import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const versionPublished = defineEvent(
  'atelier.releases.version.published.v1',
  'A version of a remote was uploaded and registered; it is not live yet.',
  z.object({ remote: z.string(), version: z.string() }),
);
export const versionRemoved = defineEvent(
  'atelier.releases.version.removed.v1',
  'A version of a remote was removed with its files.',
  z.object({ remote: z.string(), version: z.string() }),
);
export const versionBlocked = defineEvent(
  'atelier.releases.version.blocked.v1',
  'A version of a remote may not be served any more, or may again: then the reason is null.',
  z.object({
    remote: z.string(),
    version: z.string(),
    reason: z.string().nullable(),
    /** Revision of the release set without the version. Absent if it may be served again, and in events of earlier versions. */
    revision: z.number().int().optional(),
    /** The version was live, and no previous one could replace it: the remote has no pages until another version goes live. */
    isRetired: z.boolean().optional(),
  }),
);
export const remotePinned = defineEvent(
  'atelier.releases.remote.pinned.v1',
  'A remote stays on its live version until it is unpinned, or may change again: then the reason is null.',
  z.object({ remote: z.string(), version: z.string(), reason: z.string().nullable() }),
);
export const channelMoved = defineEvent(
  'atelier.releases.channel.moved.v1',
  'A channel points to another version of a remote: promotion or rollback.',
  z.object({
    remote: z.string(),
    channel: z.string(),
    version: z.string(),
    previousVersion: z.string().nullable(),
    /** Revision of the release set, which increases with each move. Absent in events of earlier versions. */
    revision: z.number().int().optional(),
    /** Pages of the version for search engines. */
    sitemap: z.array(z.string()).optional(),
  }),
);
export const versionFailing = defineEvent(
  'atelier.releases.version.failing.v1',
  'A live version of a remote began to fail for visitors or on the server.',
  z.object({
    remote: z.string(),
    version: z.string(),
    /** The phase with the most failures: a phase of the browser, `server` or `crash`. */
    phase: z.string(),
    message: z.string(),
  }),
);
export const canaryChanged = defineEvent(
  'atelier.releases.canary.changed.v1',
  'Another share of the visitors of a remote gets a version that is not live, or no share any more.',
  z.object({
    remote: z.string(),
    /** Null if the canary ended. */
    version: z.string().nullable(),
    percent: z.number().int(),
    /** Revision of the release set. */
    revision: z.number().int(),
  }),
);
