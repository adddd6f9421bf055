import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { RELEASE_FILE_EXTENSIONS, typeOfBuildFile } from './file-types.js';
import { commitHash, releaseSignature } from './release-signature.js';
import { remotePages } from './remote-pages.js';
import type { RemoteRoutes } from './remote-routes.js';
import { versionEntry } from './version-entry.js';

export const remoteName = z
  .string()
  .max(60)
  .regex(/^mfe-[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Remote must be named like mfe-public');
export const remoteVersion = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/, 'Version must look like 1.2.3 or 1.2.3-0f3c9a1b');
export const channelName = z.enum(['live', 'next'], 'Channel must be live or next');
export type ChannelName = z.infer<typeof channelName>;

/** A file of a release, relative to `remotes/{remote}/{version}/` in object storage. */
export const releaseFilePath = z
  .string()
  .max(300)
  .regex(/^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/, 'Path must be relative, without dots in front');
/** A path that may be published: its type is one that builds contain. */
export const publishedFilePath = releaseFilePath.refine(
  (path) => typeOfBuildFile(path) !== undefined,
  `Must be a file of one of these types: ${RELEASE_FILE_EXTENSIONS.join(', ')}`,
);
/** Digests are in base64, as in subresource integrity. */
export const sha384Digest = z
  .string({ error: 'Must be a SHA-384 digest in base64' })
  .regex(/^[A-Za-z0-9+/]{64}$/, 'Must be a SHA-384 digest in base64');

/** Limit of one file; the header that announces its digest on upload. */
export const RELEASE_FILE_MAX_BYTES = 20 * 1024 * 1024;
export const CONTENT_DIGEST_HEADER = 'x-content-sha384';

/** The manifest of a build: the browser's entry (an ES module container), its style sheets and the server bundle. */
export const remoteManifest = z
  .object({
    name: remoteName,
    version: remoteVersion,
    platform: z.number().int(),
    entry: releaseFilePath,
    css: z.array(releaseFilePath),
    preload: z.record(z.string(), z.array(releaseFilePath)).default({}),
    serverEntry: releaseFilePath.optional(),
    /** Fonts of the first view, fetched with the document to avoid layout shifts. */
    fonts: z.array(releaseFilePath).optional(),
    pages: remotePages.optional(),
    /** Major versions of the packages that it takes from the shell, such as `{ react: 19 }`. */
    shared: z.record(z.string().max(60), z.number().int()).optional(),
  })
  .meta({ id: 'RemoteManifest' });
export type RemoteManifest = z.infer<typeof remoteManifest>;

export const releaseFile = z.object({ path: releaseFilePath, bytes: z.number().int(), sha384: sha384Digest });
export type ReleaseFile = z.infer<typeof releaseFile>;

/** Body of POST /releases/{remote}/versions: registers previously uploaded files. */
export const versionInput = z
  .strictObject({
    version: remoteVersion,
    manifest: z.strictObject(remoteManifest.shape),
    files: z
      .array(z.strictObject({ ...releaseFile.shape, path: publishedFilePath }))
      .min(1, 'A version has at least one file')
      .max(500, 'A version has at most 500 files'),
    /** The commit that it was built from. */
    commit: commitHash.optional(),
    signature: releaseSignature.optional(),
    /** Brotli bytes of the scripts of its first view. */
    firstViewBytes: z.number().int().min(0).max(RELEASE_FILE_MAX_BYTES).optional(),
  })
  .meta({ id: 'VersionInput' });
export type VersionInput = z.infer<typeof versionInput>;

/** A servable version of a remote: immutable once registered. */
export const remoteRelease = remoteManifest
  .extend({
    files: z.array(releaseFile),
    publishedAt: z.string(),
    commit: commitHash.optional(),
    /** Absent if staff or an older tool published it. */
    signature: releaseSignature.optional(),
  })
  .meta({ id: 'RemoteRelease' });
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** The versions of a remote in use. */
const remoteVersions = z.object({
  live: remoteRelease,
  /** The version that a rollback restores. */
  previous: remoteRelease.nullable(),
  /** Proven versions, latest first, in case both of the others fail. */
  fallbacks: z.array(remoteRelease).optional(),
  /** The version that a share of the visitors gets instead of the live one. */
  canary: z.object({ release: remoteRelease, percent: z.number().int() }).optional(),
});

/** The versions that the shell serves, by remote. */
export const releaseSet = z
  .object({ revision: z.number().int(), remotes: z.record(remoteName, remoteVersions) })
  .meta({ id: 'ReleaseSet' });
export type ReleaseSet = z.infer<typeof releaseSet>;

/** The versions of a remote, in the order of attempts. */
export const releasesInOrder = (set: ReleaseSet, remote: string): RemoteRelease[] => {
  const known = set.remotes[remote];
  if (known === undefined) return [];
  const { live, previous, fallbacks = [] } = known;
  return [live, ...(previous === null ? [] : [previous]), ...fallbacks];
};

/** All versions of a remote that a visitor may get. */
export const releasesInUse = (set: ReleaseSet, remote: string): RemoteRelease[] => {
  const canary = set.remotes[remote]?.canary;
  return [...(canary === undefined ? [] : [canary.release]), ...releasesInOrder(set, remote)];
};

/** The routes of all live versions. */
export const getRoutes = ({ remotes }: ReleaseSet): RemoteRoutes =>
  Object.fromEntries(Object.entries(remotes).map(([remote, { live }]) => [remote, live.pages?.routes ?? []]));

export const releaseSetAnswer = z.object({ success: z.literal(true), data: releaseSet });
/** One version, live or not, with the digests that requested files are checked against. */
export const registeredVersionAnswer = z.object({ success: z.literal(true), data: remoteRelease });
export const versionAnswer = z.object({ success: z.literal(true), message: z.string(), data: remoteRelease });
export const versionList = z.object({
  success: z.literal(true),
  data: z.array(versionEntry),
});
/** Answer of PUT /releases/{remote}/versions/{version}/files/{path}. */
export const releaseFileAnswer = z.object({ success: z.literal(true), message: z.string(), data: releaseFile });

/** Body of PUT /releases/{remote}/channels/{channel}: the version that it points to from now on. */
export const channelInput = z.strictObject({ version: remoteVersion });
/** Query of a move: the version that the caller saw in this place; empty if none was. */
export const moveQuery = z.strictObject({ from: remoteVersion.or(z.literal('')).optional() });
export type MoveQuery = z.output<typeof moveQuery>;

/** The channel after a promotion or a rollback; `previousVersion` is the one that a rollback would restore. */
export const channelAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    remote: z.string(),
    channel: z.string(),
    version: z.string(),
    previousVersion: z.string().nullable(),
    revision: z.number().int(),
  }),
});

const remote = { remote: remoteName };
const channel = { remote: remoteName, channel: channelName };

const SAMPLE_DIGEST = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

export const releaseOperations = operations('releases', {
  'GET /releases/live': {
    summary: 'The live version of each remote, and the previous one as a fallback.',
    access: 'everyone',
    answer: releaseSetAnswer,
  },
  'GET /releases/{remote}/versions': {
    summary: 'Lists the versions of a remote, latest first.',
    access: needs('read', 'releases'),
    parameters: remote,
    answer: versionList,
  },
  'GET /releases/{remote}/versions/{version}': {
    summary: 'Returns a registered version with its files and their digests.',
    access: 'everyone',
    parameters: { remote: remoteName, version: remoteVersion },
    answer: registeredVersionAnswer,
    failures: [404],
  },
  'PUT /releases/{remote}/versions/{version}/files/{path}': {
    summary: 'Stores one file of a version that is not registered yet.',
    note: 'Each file is stored once: the same bytes are accepted again, other bytes are not. Needs a key for this remote, or a second factor that was checked in the last ten minutes.',
    access: needs('write', 'releases'),
    parameters: { remote: remoteName, version: remoteVersion, path: publishedFilePath },
    headers: { [CONTENT_DIGEST_HEADER]: 'Required. SHA-384 of the body in base64.' },
    fileBody: { maxBytes: RELEASE_FILE_MAX_BYTES },
    answer: releaseFileAnswer,
    failures: [409],
  },
  'POST /releases/{remote}/versions': {
    summary: 'Registers a version whose files are already stored; it is not live yet.',
    note: '409 if it is registered already, or if one of its routes belongs to another live remote. Needs a key for this remote, or a second factor that was checked in the last ten minutes.',
    access: needs('write', 'releases'),
    parameters: remote,
    body: versionInput,
    example: {
      version: '1.4.0',
      manifest: {
        name: 'mfe-public',
        version: '1.4.0',
        platform: 1,
        entry: 'remoteEntry.js',
        css: ['main.css'],
        preload: {},
        pages: { routes: ['/'] },
      },
      files: [{ path: 'remoteEntry.js', bytes: 20480, sha384: SAMPLE_DIGEST }],
    },
    answer: versionAnswer,
    status: 201,
    failures: [409],
  },
  'PUT /releases/{remote}/channels/{channel}': {
    summary: 'Promotes a version: the channel points to it from now on.',
    note: 'Visitors get the channel live. A version on the channel next waits there: staff preview it, and nobody else gets it. With `from`, the answer is 409 if the channel points to another version by now (empty: to any version). Needs a key for this remote, or a second factor that was checked in the last ten minutes.',
    access: needs('write', 'releases'),
    parameters: channel,
    query: moveQuery,
    body: channelInput,
    example: { version: '1.4.0' },
    answer: channelAnswer,
    failures: [404, 409],
  },
  'POST /releases/{remote}/channels/{channel}/rollback': {
    summary: 'Restores the version that a channel pointed to before.',
    note: 'With `from`, the answer is 409 if the channel points to another version by now, so that two rollbacks at once, or one that is repeated, leave that version only. Needs a key for this remote, or a second factor that was checked in the last ten minutes.',
    access: needs('write', 'releases'),
    parameters: channel,
    query: moveQuery,
    answer: channelAnswer,
    failures: [409],
  },
});
