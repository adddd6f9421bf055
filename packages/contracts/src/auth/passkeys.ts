import * as z from 'zod';
import { knownPassword } from './two-factor.js';

const NAME_RULE = 'Name must be at most 60 characters';
const encoded = z.string().max(8192);

/** A key pair in a device or a password manager for signing in without a password. */
export const passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

export const passkeyList = z.object({ success: z.literal(true), data: z.array(passkey) }).meta({ id: 'PasskeyList' });

export const passkeyAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: passkey })
  .meta({ id: 'PasskeyAnswer' });

/** Body of POST /auth/passkeys/registration. */
export const passkeyBeginning = z.strictObject({ currentPassword: knownPassword }).meta({ id: 'PasskeyBeginning' });

/** Input of a browser's WebAuthn call, in the JSON format of the standard; its challenge works once, for five minutes. */
export const webAuthnOptions = z
  .object({ success: z.literal(true), data: z.object({ options: z.record(z.string(), z.unknown()) }) })
  .meta({ id: 'WebAuthnOptions' });

const credentialFields = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** Body of POST /auth/passkeys: the result of the browser's WebAuthn call. */
export const newPasskey = z
  .strictObject({
    name: z.string({ error: 'Name is required' }).trim().min(1, 'Name is required').max(60, NAME_RULE),
    credential: z.object(
      {
        ...credentialFields,
        response: z.object({
          clientDataJSON: encoded,
          attestationObject: encoded,
          transports: z.array(z.string().max(40)).max(10).optional(),
        }),
      },
      'Credential is required',
    ),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.output<typeof newPasskey>;

/** Body of POST /auth/login/passkey. */
export const passkeySignIn = z
  .strictObject({
    credential: z.object(
      {
        ...credentialFields,
        response: z.object({
          clientDataJSON: encoded,
          authenticatorData: encoded,
          signature: encoded,
          userHandle: encoded.optional(),
        }),
      },
      'Credential is required',
    ),
  })
  .meta({ id: 'PasskeySignIn' });
export type PasskeySignIn = z.output<typeof passkeySignIn>;
