import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A stored secret: key ID, and nonce, tag and ciphertext in Base64. */
export interface SealedSecret {
  keyId: string;
  box: string;
}

/** A key that seals secrets, derived from long random material. */
export interface BoxKey {
  id: string;
  key: Buffer;
}

/** Derives a key for one purpose; another purpose yields another key from the same material. */
export const getBoxKey = (material: string, purpose: string): BoxKey => {
  const key = Buffer.from(hkdfSync('sha256', material, '', `atelier ${purpose} v1`, KEY_BYTES));
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 12), key };
};

/** `owner` is authenticated: a secret sealed for one owner does not open for another. */
export const seal = ({ id, key }: BoxKey, secret: string, owner: string): SealedSecret => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return { keyId: id, box: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
};

/** Undefined if the key differs, or if the box was changed or belongs to another owner. */
export const open = (keys: readonly BoxKey[], { keyId, box }: SealedSecret, owner: string): string | undefined => {
  const known = keys.find(({ id }) => id === keyId);
  if (known === undefined) return undefined;
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
};
