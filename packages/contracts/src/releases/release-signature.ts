import * as z from 'zod';
import type { ReleaseFile, RemoteManifest } from './http.js';

/** The Ed25519 signature of the API key that published a version; key and value are in base64url. */
export const releaseSignature = z
  .strictObject({
    publicKey: z.string().regex(/^[\w-]{43}$/, 'Must be an Ed25519 public key in base64url'),
    signedAt: z.iso.datetime(),
    value: z.string().regex(/^[\w-]{86}$/, 'Must be an Ed25519 signature in base64url'),
  })
  .meta({ id: 'ReleaseSignature' });
export type ReleaseSignature = z.infer<typeof releaseSignature>;

export const commitHash = z.string().regex(/^[0-9a-f]{40,64}$/, 'Commit must be a full hash');

/** What a publisher signs. */
export interface SignedRelease extends RemoteManifest {
  files: readonly ReleaseFile[];
  commit?: string | undefined;
}

/**
 * The signed fields, in this order. A field that is added to manifests later needs another format, because signatures of this
 * one must stay valid.
 */
const FORMAT = 'atelier release 1';
const FIELDS = [
  ...['name', 'version', 'platform', 'entry', 'css', 'preload', 'serverEntry', 'fonts', 'pages', 'shared'],
  ...['routes', 'title', 'session', 'inlineStyles', 'sources', 'menu', 'label', 'path', 'needs', 'action', 'resource'],
  ...['sitemap', 'files', 'bytes', 'sha384', 'commit', 'signedAt'],
];

const sortedEntries = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The text that is signed: the same for the same release, whatever the order of its fields. */
export const getSignedText = ({ preload, pages, shared, ...release }: SignedRelease, signedAt: string): string => {
  const signedPages = pages && { ...pages, sources: sortedEntries(pages.sources) };
  const signed = {
    ...release,
    preload: sortedEntries(preload),
    pages: signedPages,
    shared: shared && sortedEntries(shared),
    signedAt,
  };
  return `${FORMAT}\n${JSON.stringify(signed, FIELDS)}`;
};
