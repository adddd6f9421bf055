import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { JsonWebKeySet } from '@atelier/contracts';
import { TOKEN_ALGORITHM } from '@atelier/service-kit';

/** A stored private key as JWK (RFC 7517). The generation counts from 1 and identifies the key. */
export interface SigningKeyRecord {
  generation: number;
  privateJwk: PrivateJwk;
  createdAt: Date;
}

interface PrivateJwk {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  d: string;
}

type PublicJwk = JsonWebKeySet['keys'][number];

/** A key ready for use. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicPem: string;
  publicJwk: PublicJwk;
  createdAt: Date;
}

/** Services need time to learn of a key before it signs. */
const PUBLISHED_BEFORE_USE_MS = 5 * 60 * 1000;

export const newPrivateJwk = (): PrivateJwk =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as PrivateJwk;

/** The key ID is the thumbprint of its public half (RFC 7638). */
const getThumbprint = ({ crv, kty, x, y }: PrivateJwk): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');

export const toSigningKey = ({ privateJwk, createdAt }: SigningKeyRecord): SigningKey => {
  const { kty, crv, x, y } = privateJwk;
  const privateKey = createPrivateKey({ key: { ...privateJwk }, format: 'jwk' });
  const kid = getThumbprint(privateJwk);
  return {
    kid,
    privateKey,
    publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    publicJwk: { kty, crv, x, y, kid, alg: TOKEN_ALGORITHM, use: 'sig' },
    createdAt,
  };
};

/** The newest key that has been published for long enough, otherwise the oldest. Expects keys in the order of generation. */
export const signerAmong = <Key extends Pick<SigningKey, 'createdAt'>>(keys: readonly Key[], now: Date): Key => {
  const knownSince = now.getTime() - PUBLISHED_BEFORE_USE_MS;
  const signer = keys.findLast((key) => key.createdAt.getTime() <= knownSince) ?? keys[0];
  if (signer === undefined) throw new Error('There is no key to sign tokens with.');
  return signer;
};
