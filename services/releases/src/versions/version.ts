import {
  type AuditActor,
  type FieldIssue,
  type ReleaseFile,
  type ReleaseSignature,
  type RemoteManifest,
  type RemotePages,
  type RemoteRelease,
  remotePages,
  type VersionInput,
} from '@atelier/contracts';
import { PLATFORM_VERSION, SHARED_MAJORS } from '@atelier/contracts/releases/platform-version';
import { isSigned } from '@atelier/release-kit/release-signing';
import type { UploadRecord } from '../uploads/upload.js';

/** A registered version of a remote, whose files never change again. */
export interface VersionRecord {
  remote: string;
  version: string;
  manifest: RemoteManifest;
  files: ReleaseFile[];
  publishedAt: Date;
  commit?: string | undefined;
  signature?: ReleaseSignature | undefined;
  /** Brotli bytes of the scripts of its first view, as its publisher measured them. */
  firstViewBytes?: number | undefined;
  /** Absent in versions published before this was recorded. */
  publishedBy?: AuditActor | null;
  /** Why it must not be served; null or absent if it may. */
  blocked?: { reason: string; at: Date; by: AuditActor } | null;
}

/** For versions registered before manifests declared their pages. */
const EARLIER_PAGES: Readonly<Record<string, RemotePages>> = {
  'mfe-public': remotePages.parse({ routes: ['/'] }),
  'mfe-admin': remotePages.parse({
    routes: ['/admin', '/test/api'],
    title: 'Atelier admin',
    session: 'staff',
    inlineStyles: true,
  }),
};

export const toRelease = ({
  remote,
  manifest,
  files,
  publishedAt,
  commit,
  signature,
}: VersionRecord): RemoteRelease => ({
  pages: EARLIER_PAGES[remote],
  ...manifest,
  files,
  publishedAt: publishedAt.toISOString(),
  ...(commit === undefined ? {} : { commit }),
  ...(signature === undefined ? {} : { signature }),
});

const issueUnless = (isRight: boolean, field: string, message: string): FieldIssue[] =>
  isRight ? [] : [{ field, message }];

/** `signingKey` is that of the API key that publishes; staff have none. */
export const signatureIssues = (record: VersionRecord, signingKey: string | undefined): FieldIssue[] => {
  const { signature } = record;
  if (signature === undefined) return [];
  return [
    ...issueUnless(
      signature.publicKey === signingKey,
      'signature.publicKey',
      'Must be the signing key of this API key',
    ),
    ...issueUnless(isSigned(toRelease(record), signature), 'signature.value', 'Is not the signature of this version'),
  ];
};

const unmetShares = ({ shared = {} }: RemoteManifest): string[] =>
  Object.keys(shared).filter((name) => SHARED_MAJORS[name] !== shared[name]);

export const isPlatformOffered = ({ platform }: RemoteManifest): boolean => platform <= PLATFORM_VERSION;

const identityIssues = (remote: string, { version, manifest }: VersionInput): FieldIssue[] => [
  ...issueUnless(manifest.name === remote, 'manifest.name', `Must be ${remote}, as in the address`),
  ...issueUnless(
    manifest.pages !== undefined || EARLIER_PAGES[remote] !== undefined,
    'manifest.pages',
    'Must name the routes of the remote: set `atelier` in its package.json',
  ),
  ...issueUnless(manifest.version === version, 'manifest.version', `Must be ${version}, as in the body`),
  ...issueUnless(
    isPlatformOffered(manifest),
    'manifest.platform',
    `Must be at most ${PLATFORM_VERSION}, the platform that this Atelier offers: update Atelier first`,
  ),
  ...unmetShares(manifest).map((name) => ({
    field: `manifest.shared.${name}`,
    message: `Must be ${SHARED_MAJORS[name] ?? 'bundled'}, as in the shell of this Atelier`,
  })),
];

const namedFiles = ({
  entry,
  css,
  preload,
  serverEntry,
  fonts = [],
}: RemoteManifest): [field: string, path: string][] => [
  ['entry', entry],
  ...fonts.map((path, index): [string, string] => [`fonts.${index}`, path]),
  ...css.map((path, index): [string, string] => [`css.${index}`, path]),
  ...Object.entries(preload).flatMap(([page, paths]) =>
    paths.map((path, index): [string, string] => [`preload.${page}.${index}`, path]),
  ),
  ...(serverEntry === undefined ? [] : [['serverEntry', serverEntry] as [string, string]]),
];

const manifestIssues = ({ manifest, files }: VersionInput): FieldIssue[] => {
  const paths = new Set(files.map(({ path }) => path));
  return namedFiles(manifest).flatMap(([field, path]) =>
    issueUnless(paths.has(path), `manifest.${field}`, 'Must be one of the files'),
  );
};

const fileIssues = (file: ReleaseFile, field: string, upload: UploadRecord | undefined): FieldIssue[] => {
  if (upload === undefined || upload.bytes === null) return [{ field: `${field}.path`, message: 'Was not uploaded' }];
  return [
    ...issueUnless(upload.bytes === file.bytes, `${field}.bytes`, 'Is not the size of the uploaded file'),
    ...issueUnless(upload.sha384 === file.sha384, `${field}.sha384`, 'Is not the digest of the uploaded file'),
  ];
};

const repeatedPaths = (files: readonly ReleaseFile[]): FieldIssue[] =>
  files.flatMap(({ path }, index) =>
    issueUnless(files.findIndex((other) => other.path === path) === index, `files.${index}.path`, 'Is there twice'),
  );

/** Problems that prevent a registration: the manifest must match the version, and all files must be uploaded. */
export const versionIssues = (remote: string, input: VersionInput, uploads: readonly UploadRecord[]): FieldIssue[] => {
  const byPath = new Map(uploads.map((upload) => [upload.path, upload]));
  return [
    ...identityIssues(remote, input),
    ...manifestIssues(input),
    ...repeatedPaths(input.files),
    ...input.files.flatMap((file, index) => fileIssues(file, `files.${index}`, byPath.get(file.path))),
  ];
};
