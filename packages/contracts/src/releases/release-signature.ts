import * as z from 'zod';

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
