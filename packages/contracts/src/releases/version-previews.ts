import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { remoteName, remoteVersion } from './http.js';

/** The cookie of a browser that gets a version that is not live; only the registry can make and open its value. */
export const PREVIEW_COOKIE = 'atelier-preview';

export const versionPreviewAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** The first page of the version. */
    path: z.string(),
    expiresAt: z.string(),
  }),
});

/** Body of POST /previews, with which the shell's server opens a cookie. The gateway does not route it. */
export const previewTokenInput = z.strictObject({ token: z.string().max(1000) });
export type PreviewTokenInput = z.infer<typeof previewTokenInput>;

export const versionPreviewOperations = operations('releases', {
  'POST /releases/{remote}/versions/{version}/preview': {
    summary: 'Shows a version to the browser that makes this call, and to no one else, for an hour.',
    note: `The answer sets the cookie ${PREVIEW_COOKIE}. Needs a key for this remote, or a second factor that was checked in the last ten minutes.`,
    access: needs('write', 'releases'),
    parameters: { remote: remoteName, version: remoteVersion },
    answer: versionPreviewAnswer,
    failures: [404, 409],
  },
});
