// For Node only: browsers import nothing from here.
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { getSignedText, type ReleaseSignature, type SignedRelease } from './release-signature.js';

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
