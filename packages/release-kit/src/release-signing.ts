import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { ReleaseFile, ReleaseSignature, RemoteManifest } from '@atelier/contracts';

/** What a publisher signs. */
export interface SignedRelease extends RemoteManifest {
  files: readonly ReleaseFile[];
  commit?: string | undefined;
}

/**
 * The signed fields, in this order. A field that is added to manifests later needs another format, because signatures of this
 * one must stay valid. The second format adds `slots` and is for releases that have some.
 */
const FORMAT = 'atelier release 1';
const FORMAT_WITH_SLOTS = 'atelier release 2';
const FIELDS = [
  ...['name', 'version', 'platform', 'entry', 'css', 'preload', 'serverEntry', 'fonts', 'pages', 'shared'],
  ...['routes', 'title', 'session', 'inlineStyles', 'sources', 'menu', 'label', 'path', 'needs', 'action', 'resource'],
  ...['sitemap', 'files', 'bytes', 'sha384', 'commit', 'signedAt'],
];

const sortedEntries = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The text that is signed: the same for the same release, whatever the order of its fields. */
const getSignedText = ({ preload, pages, shared, ...release }: SignedRelease, signedAt: string): string => {
  const signedPages = pages && { ...pages, sources: sortedEntries(pages.sources) };
  const signed = {
    ...release,
    preload: sortedEntries(preload),
    pages: signedPages,
    shared: shared && sortedEntries(shared),
    signedAt,
  };
  // Manifests that were stored before slots have none.
  const hasSlots = (pages?.slots ?? []).length > 0;
  return hasSlots
    ? `${FORMAT_WITH_SLOTS}\n${JSON.stringify(signed, [...FIELDS, 'slots'])}`
    : `${FORMAT}\n${JSON.stringify(signed, FIELDS)}`;
};

const SEED_BYTES = 32;
/** Precedes the seed in a PKCS #8 key (RFC 8410). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const getPrivateKey = (secret: string): KeyObject => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'atelier release signing v1', SEED_BYTES));
  return createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' });
};

/** The public half of the signing key of an API key, in base64url. */
export const getSigningKey = (secret: string): string =>
  createPublicKey(getPrivateKey(secret)).export({ format: 'jwk' }).x ?? '';

export const signRelease = (secret: string, release: SignedRelease, now = new Date()): ReleaseSignature => {
  const signedAt = now.toISOString();
  const value = sign(null, Buffer.from(getSignedText(release, signedAt)), getPrivateKey(secret)).toString('base64url');
  return { publicKey: getSigningKey(secret), signedAt, value };
};

/** Whether this signature belongs to this release. */
export const isSigned = (release: SignedRelease, { publicKey, signedAt, value }: ReleaseSignature): boolean => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(getSignedText(release, signedAt)), key, Buffer.from(value, 'base64url'));
};
