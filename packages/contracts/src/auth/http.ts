import * as z from 'zod';
import { renamingAliases } from '../http/fields.js';
import { permissionMap } from './permissions.js';

/** Staff as the back-office sees them, without secrets. */
export const admin = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.string(),
    permissions: permissionMap,
  })
  .meta({ id: 'Admin' });

/** An address for signing in; compared case-insensitively. */
export const staffEmail = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Email is too long')
  .pipe(z.email('Please enter a valid email'));

const password = z.string({ error: 'Password is required' }).min(1, 'Password is required');

/** A password for signing in: some were chosen when six characters were enough. */
const staffPassword = password.min(6, 'Password must be at least 6 characters').max(200, 'Password is too long');

export const NEW_PASSWORD_MIN_LENGTH = 8;

/** A new password. The auth service also refuses common ones, the email and the studio's name. */
export const newPassword = password
  .min(NEW_PASSWORD_MIN_LENGTH, `Password must be at least ${NEW_PASSWORD_MIN_LENGTH} characters`)
  .max(200, 'Password is too long');

/** POST /auth/login; the messages are those of the sign-in form (AUTH-1). */
export const credentials = z.strictObject({ email: staffEmail, password: staffPassword }).meta({ id: 'Credentials' });

/** The answer of login and refresh: `token` is a JWT that is valid for `expiresInSeconds`. */
export const signedIn = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ admin, token: z.string(), expiresInSeconds: z.number().int() }),
  })
  .meta({ id: 'SignedIn' });

export const tokenToVerify = z.strictObject({
  token: z.string({ error: 'Token is required' }).min(1, 'Token is required').max(8192),
});

export const whoAmI = z
  .object({ success: z.literal(true), message: z.string().optional(), data: z.object({ admin }) })
  .meta({ id: 'WhoAmI' });

/** A first or last name as entered by staff. */
export const personName = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(60, `${label} must be at most 60 characters`);

const ownProfile = z
  .strictObject({
    firstName: personName('First name'),
    lastName: personName('Last name'),
    email: staffEmail,
    /** Required to change the e-mail address, because the address allows resetting the password. */
    currentPassword: z.string().max(200, 'Password is too long'),
  })
  .partial()
  .meta({ id: 'ProfilePatch' });

/** Body of PUT /auth/profile: absent fields stay; users cannot change their own role and permissions. */
export const profilePatch = z.preprocess(
  renamingAliases({ first_name: 'firstName', last_name: 'lastName', current_password: 'currentPassword' }),
  ownProfile,
);

const passwords = z
  .strictObject({
    currentPassword: z
      .string({ error: 'Current password is required' })
      .min(1, 'Current password is required')
      .max(200, 'Password is too long'),
    newPassword,
    confirmPassword: z.string({ error: 'Please confirm the new password' }).max(200, 'Password is too long').optional(),
  })
  .refine(({ newPassword, confirmPassword = newPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    message: 'New password must differ from the current password',
  })
  .meta({ id: 'PasswordChange' });

/** Body of PUT /auth/change-password; the confirmation is checked if it is sent. */
export const passwordChange = z.preprocess(
  renamingAliases({
    current_password: 'currentPassword',
    new_password: 'newPassword',
    confirm_password: 'confirmPassword',
  }),
  passwords,
);

/**
 * The answer of POST /auth/api-keys/exchange: `token` is a JWT with the key's permissions that is valid for `expiresInSeconds`.
 */
export const apiKeyToken = z.object({
  success: z.literal(true),
  data: z.object({ token: z.string(), expiresInSeconds: z.number().int() }),
});

/** GET /auth/jwks.json: the public keys that verify tokens (RFC 7517). */
export const jsonWebKeySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
    }),
  ),
});

/** The claims of a token about its bearer, which are all that services need to decide. */
export const tokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  permissions: permissionMap,
  /** Time of the last second factor check in this session, in seconds since 1970. */
  secondFactorAt: z.number().optional(),
  /** For an API key: the remotes that it may publish. */
  remotes: z.array(z.string()).optional(),
  /** For an API key: what it may do with them; absent or empty: everything. */
  releaseVerbs: z.array(z.string()).optional(),
  /** For an API key: the public key of the versions that it signs. */
  signingKey: z.string().optional(),
  /** When the token ends, in seconds since 1970; its issuer sets it. */
  exp: z.number().optional(),
});

export type Admin = z.infer<typeof admin>;
export type Credentials = z.infer<typeof credentials>;
export type SignedIn = z.infer<typeof signedIn>;
export type ProfilePatch = z.infer<typeof ownProfile>;
export type PasswordChange = z.infer<typeof passwords>;
export type ApiKeyToken = z.infer<typeof apiKeyToken>;
export type JsonWebKeySet = z.infer<typeof jsonWebKeySet>;
export type TokenClaims = z.infer<typeof tokenClaims>;
